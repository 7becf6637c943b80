interface WithStatus {
  status: string
}

/** Whether a partner or a restaurant was ever approved. */
export const wasApproved = ({ status }: WithStatus) => status !== 'pending' && status !== 'declined'

/** Why a partner or restaurant cannot get this status. */
export function refusalOf({ status }: WithStatus, next: string) {
  if (status === 'declined') return 'This application was declined'
  return next === 'declined' && status !== 'pending'
    ? 'Only an applicant can be declined'
    : undefined
}
