import { renderApp } from '../support/render-app'

/** The URL of a page with four vouchers, as one user sends it to another. */
export const SHARED = '/vouchers?status=used&type=voucher&search=jollof&page=2'
export const LOGIN_FOR_SHARED = `/login?redirect=${encodeURIComponent(SHARED)}`

export const renderShared = (options: { signedIn?: boolean } = {}, address = SHARED) =>
  renderApp(address, { vouchers: 240, ...options })
