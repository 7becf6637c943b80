/** Saves a text as a file. The default type is CSV. */
export function saveFile(name: string, text: string, type = 'text/csv;charset=utf-8') {
  const url = URL.createObjectURL(new Blob([text], { type }))
  const link = document.createElement('a')
  link.href = url
  link.download = name
  link.click()
  // Some browsers read the URL some time after the click.
  setTimeout(() => URL.revokeObjectURL(url), 60_000)
}
