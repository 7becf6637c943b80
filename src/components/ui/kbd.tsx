export function Kbd({ children }: { children: string }) {
  return (
    <kbd
      data-slot="kbd"
      translate="no"
      className="inline-grid h-6 min-w-6 place-items-center rounded-sm border bg-muted px-1.5 font-sans text-sm leading-none text-muted-foreground"
    >
      {children}
    </kbd>
  )
}
