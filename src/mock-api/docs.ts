import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { openApiDocument } from '../contract/openapi.ts'
import { readExamples } from './examples.ts'

const require = createRequire(import.meta.url)

const page = `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width" />
    <title>Marketplace Admin API</title>
    <link rel="icon" href="data:," />
    <link rel="stylesheet" href="/api/docs/swagger-ui.css" />
  </head>
  <body>
    <div id="docs"></div>
    <script src="/api/docs/swagger-ui-bundle.js"></script>
    <script>
      SwaggerUIBundle({ url: '/api/openapi.json', dom_id: '#docs', persistAuthorization: true })
    </script>
  </body>
</html>
`

const withType = (type: string) => ({ headers: { 'Content-Type': `${type}; charset=utf-8` } })

async function sendFile(file: string, type: string) {
  return new Response(await readFile(file, 'utf8'), withType(type))
}

const responses: Record<string, () => Response | Promise<Response>> = {
  '/api/openapi.json': async () => Response.json(openApiDocument(await readExamples())),
  '/api/docs': () => new Response(page, withType('text/html')),
  '/api/docs/swagger-ui.css': () =>
    sendFile(require.resolve('swagger-ui-dist/swagger-ui.css'), 'text/css'),
  '/api/docs/swagger-ui-bundle.js': () =>
    sendFile(require.resolve('swagger-ui-dist/swagger-ui-bundle.js'), 'text/javascript'),
}

/** The OpenAPI document, or a page that displays it. Undefined for any other path. */
export function respondWithDocs(pathname: string) {
  return Object.hasOwn(responses, pathname) ? responses[pathname]?.() : undefined
}
