import type { OpenAPIHono, RouteConfig, RouteHandler } from '@hono/zod-openapi'
import type { AppEnv } from '../env.ts'

type Handler<R extends RouteConfig> = (c: Parameters<RouteHandler<R, AppEnv>>[0]) => Response | Promise<Response>

/**
 * Registers a route: its schemas check the parameters and describe it in the OpenAPI document. A handler may answer with
 * any response, a problem among them; what it sends as JSON it types by the schema itself.
 */
export const serve = <R extends RouteConfig>(routes: OpenAPIHono<AppEnv>, route: R, handler: Handler<R>): void => {
  routes.openapi(route, handler as unknown as RouteHandler<R, AppEnv>)
}

/** Registers a route with a body: described like the others, while the handler reads the body itself (`readBody`). */
export const servePost = <R extends RouteConfig>(routes: OpenAPIHono<AppEnv>, route: R, handler: Handler<R>): void => {
  const { body: _, ...request } = route.request ?? {}
  routes.openAPIRegistry.registerPath(route)
  routes.openapi({ ...route, request, hide: true } as unknown as R, handler as unknown as RouteHandler<R, AppEnv>)
}
