import { Fragment } from 'react'

/** An email that needs two lines has its domain in the second one. */
export const Breakable = ({ text }: { text: string }) =>
  Array.from(text.split(/(?=@)/), (part, index) => (
    <Fragment key={index}>
      {index > 0 && <wbr />}
      {part}
    </Fragment>
  ))
