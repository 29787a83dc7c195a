import type { JobRecord } from '#libs/proto/gen/jobradar/v1/JobRecord.ts';

/*
 * The shape of a record: every field with its kind. Cleaning, storing, comparing and masking walk
 * this table; the type makes a new field of the proto an error here until it is listed.
 */

/** How a field is read: `presence` is a number or flag that knows "not stated" from 0 or false. */
export type FieldKind =
  | 'text'
  | 'texts'
  | 'enum'
  | 'enums'
  | 'number'
  | 'flag'
  | 'presence'
  | 'map'
  | 'time';

/** A field of the record: a plain kind, a message, or a list of messages. */
export type FieldShape = FieldKind | MessageShape | readonly [MessageShape];

/** The fields of a message by their names in code, in the order of storing. */
export interface MessageShape {
  readonly [field: string]: FieldShape;
}

type PlainKey<Message> = Exclude<keyof Message & string, `_${string}`>;
type ShapeOf<Message> = { readonly [Field in PlainKey<Message>]-?: FieldShape };
type PartOf<Field extends keyof JobRecord> = NonNullable<JobRecord[Field]>;
type ItemOf<List> = List extends readonly (infer Item)[] ? Item : never;

const date = {
  date: 'text',
  instant: 'time',
  precision: 'enum',
  raw: 'text',
  notAfter: 'text',
  flags: 'texts',
} as const satisfies ShapeOf<PartOf<'posted'>>;

const company = {
  name: 'text',
  url: 'text',
  id: 'text',
  logoUrl: 'text',
} as const satisfies ShapeOf<PartOf<'company'>>;

const place = {
  text: 'text',
  country: 'text',
  region: 'text',
  city: 'text',
  district: 'text',
  area: 'text',
  postalCode: 'text',
  street: 'text',
  latitude: 'presence',
  longitude: 'presence',
  flags: 'texts',
} as const satisfies ShapeOf<ItemOf<PartOf<'places'>>>;

const remoteArea = {
  country: 'text',
  region: 'text',
} as const satisfies ShapeOf<ItemOf<PartOf<'remoteFrom'>>>;

const salary = {
  text: 'text',
  minAmount: 'text',
  maxAmount: 'text',
  currencyCode: 'text',
  period: 'enum',
  monthsMin: 'number',
  monthsMax: 'number',
  annualMin: 'text',
  annualMax: 'text',
  gross: 'enum',
  kind: 'enum',
  negotiable: 'flag',
  assumed: 'texts',
  flags: 'texts',
  extras: 'map',
  origin: 'enum',
  locale: 'text',
} as const satisfies ShapeOf<PartOf<'salary'>>;

const identifier = {
  kind: 'text',
  value: 'text',
} as const satisfies ShapeOf<ItemOf<PartOf<'identifiers'>>>;

const experience = {
  minMonths: 'presence',
  maxMonths: 'presence',
  any: 'flag',
  text: 'text',
} as const satisfies ShapeOf<PartOf<'experience'>>;

const education = {
  level: 'enum',
  text: 'text',
} as const satisfies ShapeOf<PartOf<'education'>>;

const origin = {
  field: 'text',
  method: 'enum',
  path: 'text',
} as const satisfies ShapeOf<ItemOf<PartOf<'origins'>>>;

/** Every field of jobradar.v1.JobRecord. */
export const recordShape = {
  externalId: 'text',
  sourceUrl: 'text',
  title: 'text',
  company,
  titleText: 'text',
  finalUrl: 'text',
  applyUrl: 'text',
  descriptionHtml: 'text',
  descriptionText: 'text',
  places: [place],
  locationText: 'text',
  workplace: 'enum',
  remoteFrom: [remoteArea],
  worldwide: 'flag',
  employmentTypes: 'enums',
  contract: 'enum',
  employmentText: 'text',
  salary,
  posted: date,
  validThrough: date,
  identifiers: [identifier],
  department: 'text',
  function: 'text',
  seniority: 'text',
  industry: 'text',
  occupationCode: 'text',
  experience,
  education,
  skills: 'texts',
  responsibilities: 'text',
  qualifications: 'text',
  benefits: 'text',
  workHours: 'text',
  startDate: date,
  immediateStart: 'flag',
  openings: 'number',
  language: 'text',
  directApply: 'presence',
  flags: 'texts',
  repairs: 'texts',
  origins: [origin],
  attributes: 'map',
} as const satisfies ShapeOf<JobRecord>;

/** A field's name in code as the protos spell it: `sourceUrl` is `source_url`. */
export function protoName(name: string): string {
  return name.replaceAll(/[A-Z]/gu, (letter) => `_${letter.toLowerCase()}`);
}
