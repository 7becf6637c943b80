// The part that the tests use of a package without types.
declare module 'json-server' {
  import type { RequestListener } from 'node:http'

  interface JsonServer {
    create: () => RequestListener & { use: (middleware: unknown) => void }
    defaults: (options: { logger: boolean }) => unknown
    router: (data: object) => unknown
  }
  const jsonServer: JsonServer
  export default jsonServer
}
