import { config } from '@/lib/config'

/** The token of an administrator of the mock API, which needs no sign-in. */
export const tokenOf = (adminId: string) => `mock.${adminId}.00000000-0000-4000-8000-000000000001`

/** Sends a request to the mock API from the browser of another administrator. */
export async function sendAs(adminId: string, method: string, path: string, body?: object) {
  const response = await fetch(new URL(`${config.apiUrl}/crm${path}`, location.href), {
    method,
    headers: {
      Authorization: `Bearer ${tokenOf(adminId)}`,
      'Content-Type': 'application/json',
    },
    ...(body && { body: JSON.stringify(body) }),
  })
  const json: unknown = await response.json()
  return { status: response.status, json }
}
