import type { PartyRelation, Relation } from './record-schemas.ts'
import type { Statuses } from './status.ts'

interface Values {
  text: string | null
  /** Text that administrators copy, such as a reference. */
  code: string | null
  phone: string | null
  email: string | null
  /** ISO 8601. */
  timestamp: string | null
  /** `YYYY-MM-DD`. */
  day: string | null
  status: string | null
  naira: number | null
  count: number | null
  /** An average number of stars: 4.7. */
  rating: number | null
  flag: boolean | null
  relation: Relation | null
  party: PartyRelation | null
}
export type Kind = keyof Values

interface Extras<TRow> {
  text: {
    /** A browser that translates the page must not change it, such as a name. */
    isVerbatim?: true
    /** Follows the text on a card. */
    onCard?: (row: TRow) => string | null
    /** The value in the exported file, if `get` returns the value of another column too. */
    getExported?: (row: TRow) => string | null
    /** Whether a spreadsheet may convert the text, such as "75%". */
    isConverted?: true
  }
  count: {
    /** Follows the number on a card. */
    noun?: readonly [one: string, many: string]
    /** The label precedes the number on a card. */
    isLabelled?: true
  }
  naira: {
    /** The label precedes the amount on a card. For one of two amounts. */
    isLabelled?: true
  }
  timestamp: {
    /** The label precedes the time on a card. */
    isLabelled?: true
  }
  status: { statuses: Statuses }
  relation: {
    /** The kind of the record. In lists and details, the name links to its page. */
    record?: RecordKind
    /** The label precedes the name on a card. For one of two people, so that it says which is which. */
    isLabelled?: true
  }
  party: {
    /** Follows the name on a card. */
    onCard?: (row: TRow) => string | null
  }
}

/** The customer of an order or a cart who has no account. */
export const guest = { id: null, name: 'Guest', image: null } satisfies Relation

/**
 * The kinds that `components/fields/record-link.tsx` has an entry for. It registers them here, because
 * lower layers cannot import it.
 *
 * @public
 */
export interface RecordKinds {}
/** A kind of record that others link to. It is the `param` of its resource. */
export type RecordKind = keyof RecordKinds

/**
 * A position on a card, which has three lines with a start and an end. The start of the last line may
 * be two names: `bottomFirst` and `bottomSecond`. Only `start`, `end`, `wide` and `hidden` may have
 * several fields. These fields fill the next line with enough space, in the order of the columns.
 * `hidden` omits the field.
 */
export type CardPlace =
  | 'top'
  | 'topEnd'
  | 'middle'
  | 'middleEnd'
  | 'bottom'
  | 'bottomFirst'
  | 'bottomSecond'
  | 'bottomEnd'
  | 'start'
  | 'end'
  | 'wide'
  | 'hidden'

interface Common<TRow> {
  label: string
  /** The position on a card. Only fields with a position are columns of the list. */
  card?: CardPlace
  /** The list has no column of the field until the user shows it. */
  isHidden?: true
  /** Whether the field is in the exported file. By default, all columns of the list are. */
  isExported?: boolean
  /**
   * The column width in rem, which its longest value needs in any font. By default, it follows from
   * the kind. Columns without a width share the rest.
   */
  width?: number
  /** In a list of this width, the column shares the rest, too. `width` is the least. */
  growsFrom?: 'table' | 'wide'
  /** The column is hidden in a list that is narrower: see `--container-*` in styles.css. */
  hiddenBelow?: 'medium' | 'wide'
  /** A long text. It spans both columns of the details. */
  isWide?: true
  /**
   * Whether the details omit the field if it has no value: always, or for the records that match.
   * By default, they show "—".
   */
  isOptional?: true | ((row: TRow) => boolean)
  /** The name of the field in the response, if it is not the key. */
  from?: string
}

type Base<TRow, K extends Kind> = Common<TRow> & { kind: K } & (K extends keyof Extras<TRow>
    ? Extras<TRow>[K]
    : unknown)

export type Field<TRow, K extends Kind = Kind> = {
  [P in K]: Base<TRow, P> & { get: (row: TRow) => Values[P] }
}[K]
export type Fields<TRow> = Readonly<Record<string, Field<TRow>>>

/** `get` may be omitted if the record has a value of this kind at the key. */
type Input<TRow, TKey> = {
  [K in Kind]: Base<TRow, K> &
    (TKey extends keyof TRow
      ? TRow[TKey] extends Values[K]
        ? { get?: (row: TRow) => Values[K] }
        : { get: (row: TRow) => Values[K] }
      : { get: (row: TRow) => Values[K] })
}[Kind]

type Described<TRow, T> = {
  readonly [K in keyof T]: T[K] extends { kind: infer P extends Kind } ? Field<TRow, P> : never
}

const withGet = (inputs: Readonly<Record<string, object>>) =>
  Object.fromEntries(
    Object.entries(inputs).map(([key, input]) => [
      key,
      { get: (row: Readonly<Record<string, unknown>>) => row[key] ?? null, ...input },
    ]),
  )

/**
 * Describes the fields of a record: `fields<Payout>()({ amount: { label: 'Amount', kind: 'naira' }
 * })`. Lists, facts, related rows, exports and the contract pick from them. TypeScript cannot infer
 * that the result has the keys and kinds of the input, so an overload declares it.
 */
export function fields<TRow extends object>(): <
  const T extends { readonly [K in keyof T]: Input<TRow, K> },
>(
  inputs: T,
) => Described<TRow, T>
export function fields(): unknown {
  return withGet
}

export const labelsOf = (
  all: Readonly<Record<string, Pick<Common<never>, 'card' | 'from' | 'label'>>>,
) =>
  Object.fromEntries(
    Object.entries(all)
      .filter(([, { card }]) => card !== undefined)
      .map(([key, { from = key, label }]) => [from, label]),
  )
