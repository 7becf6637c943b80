import logoUrl from './logo.svg'

/** The mark and the product's name. */
export function Logo() {
  return (
    <span className="inline-flex items-center gap-2.5 text-2xl leading-none">
      <img src={logoUrl} alt="" className="size-9" />
      Marketplace
    </span>
  )
}
