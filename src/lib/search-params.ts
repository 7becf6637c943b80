/** Search parameters as a person types them: every value is text, no JSON (`?search=true` is the text "true"). */
export function parseSearch(search: string) {
  return Object.fromEntries(new URLSearchParams(search))
}

export function stringifySearch(search: Record<string, unknown>) {
  const params = new URLSearchParams()
  for (const [key, value] of Object.entries(search)) {
    if (value !== undefined && value !== null) params.set(key, String(value))
  }
  const text = params.toString()
  return text && `?${text}`
}
