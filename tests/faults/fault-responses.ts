import type { FaultResponder } from './fault-server'

export const UNKNOWN = 'Something went wrong'

export const json = (status: number, body: unknown): FaultResponder => {
  const text = JSON.stringify(body)
  return (res) => void res.writeHead(status, { 'Content-Type': 'application/json' }).end(text)
}

const raw =
  (status: number, type: string, text: string): FaultResponder =>
  (res) =>
    void res.writeHead(status, { 'Content-Type': type }).end(text)

const dropped: FaultResponder = (res) =>
  new Promise<void>((resolve) => {
    res.writeHead(200, { 'Content-Type': 'application/json', 'Content-Length': 1000 })
    res.write('{"vouchers":[', () => {
      res.destroy()
      resolve()
    })
  })

export interface Fault {
  name: string
  /** `refused`: the server accepts no connection. */
  response: FaultResponder | 'refused'
  /** The message that the console shows. */
  message: string
  status: number
  /** Whether the console cannot know if the server has carried out the request. */
  isLost?: boolean
}

/** Responses and connection errors that mean failure. */
export const failures: Fault[] = [
  {
    name: 'the connection is refused',
    response: 'refused',
    message: UNKNOWN,
    status: 500,
    isLost: true,
  },
  {
    name: 'the connection is dropped midway',
    response: dropped,
    message: UNKNOWN,
    status: 500,
    isLost: true,
  },
  {
    name: '500 with a message',
    response: json(500, { message: 'The kitchen is on fire' }),
    message: 'The kitchen is on fire',
    status: 500,
  },
  {
    name: '500 with HTML',
    response: raw(500, 'text/html', '<h1>Internal Server Error</h1>'),
    message: UNKNOWN,
    status: 500,
  },
  {
    name: '500 with an object as its message',
    response: json(500, { message: { code: 'E_KITCHEN' } }),
    message: UNKNOWN,
    status: 500,
  },
  {
    name: '200 with broken JSON',
    response: raw(200, 'application/json', '{"vouchers":['),
    message: UNKNOWN,
    status: 500,
    isLost: true,
  },
  {
    name: '200 with the page of a captive portal',
    response: raw(200, 'text/html', '<h1>Welcome to Eko WiFi</h1>'),
    message: UNKNOWN,
    status: 500,
    isLost: true,
  },
  {
    name: '502 of a gateway',
    response: raw(502, 'text/html', '<h1>Bad Gateway</h1>'),
    message: UNKNOWN,
    status: 502,
    isLost: true,
  },
  {
    name: '504 of a gateway',
    response: raw(504, 'text/html', '<h1>Gateway Time-out</h1>'),
    message: UNKNOWN,
    status: 504,
    isLost: true,
  },
  {
    name: '413 of a gateway',
    response: raw(413, 'text/html', '<h1>Request Entity Too Large</h1>'),
    message: 'The request is too large for the server.',
    status: 413,
  },
  {
    name: '404',
    response: json(404, { message: 'No such voucher' }),
    message: 'No such voucher',
    status: 404,
  },
  {
    name: '422',
    response: json(422, { message: 'The code is taken' }),
    message: 'The code is taken',
    status: 422,
  },
  {
    name: '429',
    response: json(429, { message: 'Too many requests' }),
    message: 'Too many requests',
    status: 429,
  },
]

/** Responses with a success status but no usable body. A mutation has succeeded, a query has nothing to show. */
export const emptyResponses = [
  { name: 'an empty 200', response: raw(200, 'application/json', '') },
  { name: '200 of another shape', response: json(200, { hello: 'world' }) },
]

/** Responses that end the session: any 401, and the specified message with any status. */
export const unauthenticated = [
  ...['unauthenticated', 'Unauthenticated', 'UNAUTHENTICATED'].flatMap((message) =>
    [401, 400].map((status) => ({
      name: `${status} "${message}"`,
      response: json(status, { message }),
      message,
      status,
    })),
  ),
  {
    name: '401 with a message of a gateway',
    response: json(401, { message: 'The token has expired' }),
    message: 'The token has expired',
    status: 401,
  },
  {
    name: '401 with HTML',
    response: raw(401, 'text/html', '<h1>Authorization Required</h1>'),
    message: UNKNOWN,
    status: 401,
  },
]
