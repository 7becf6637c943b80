import logoUrl from './logo.svg'

export function Logo() {
  return (
    <span className="inline-flex items-center gap-near text-xl leading-none">
      <img src={logoUrl} alt="" className="size-9" />
      Marketplace
    </span>
  )
}
