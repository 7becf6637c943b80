/** The active filters, clamped because the search text may be long. */
export function FilterText({ id, children }: { id?: string | undefined; children: string }) {
  return (
    <p id={id} className="line-clamp-3 wrap-anywhere text-muted-foreground">
      {children}
    </p>
  )
}
