import { execFileSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';

/*
 * The protos as buf sees them: another parser than the one the schemas are generated with, so that
 * the two can be compared.
 */

export interface ModelField {
  readonly name: string;
  readonly jsonName: string;
  /** TYPE_STRING and the like. */
  readonly type: string;
  /** Full name of the message or enum; empty for scalars. */
  readonly typeName: string;
  readonly isRepeated: boolean;
  /** Value field of a map; undefined for every other field. */
  readonly mapValue: ModelField | undefined;
  /** Set as soon as it is there: `optional`, members of a oneof. */
  readonly hasPresence: boolean;
  readonly oneof: string | undefined;
  readonly behaviors: readonly string[];
  /** Clauses of the field's own rule; undefined where it has none. */
  readonly rule: readonly string[] | undefined;
}

export interface ModelMessage {
  readonly fullName: string;
  readonly fields: readonly ModelField[];
  /** Oneofs of which exactly one member is set. */
  readonly choices: readonly string[];
}

export interface ModelMethod {
  readonly fullName: string;
  readonly inputType: string;
  readonly policy: Readonly<Record<string, unknown>> | undefined;
}

export interface ProtoModel {
  readonly messages: ReadonlyMap<string, ModelMessage>;
  /** The first value of each enum. */
  readonly zeroValues: ReadonlyMap<string, string>;
  /** The methods of our own services. */
  readonly methods: readonly ModelMethod[];
}

interface RawField {
  readonly name: string;
  readonly jsonName: string;
  readonly type: string;
  readonly typeName?: string;
  readonly label: string;
  readonly oneofIndex?: number;
  readonly proto3Optional?: boolean;
  readonly options?: Readonly<Record<string, unknown>>;
}
interface RawEnum {
  readonly name: string;
  readonly value: readonly { readonly name: string }[];
}
interface RawMessage {
  readonly name: string;
  readonly field?: readonly RawField[];
  readonly nestedType?: readonly RawMessage[];
  readonly enumType?: readonly RawEnum[];
  readonly oneofDecl?: readonly { readonly name: string }[];
  readonly options?: { readonly mapEntry?: boolean };
}
interface RawMethod {
  readonly name: string;
  readonly inputType: string;
  readonly options?: Readonly<Record<string, unknown>>;
}
interface RawFile {
  readonly package: string;
  readonly messageType?: readonly RawMessage[];
  readonly enumType?: readonly RawEnum[];
  readonly service?: readonly { readonly name: string; readonly method: readonly RawMethod[] }[];
  readonly sourceCodeInfo?: {
    readonly location: readonly {
      readonly path?: readonly number[];
      readonly leadingComments?: string;
    }[];
  };
}

/** Reads proto/ through `buf build`. */
export function readProtoModel(): ProtoModel {
  const home = fileURLToPath(new URL('../../', import.meta.url));
  const json = execFileSync('node_modules/.bin/buf', ['build', '-o', '-#format=json'], {
    cwd: home,
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
  });
  const { file: files } = JSON.parse(json) as { readonly file: readonly RawFile[] };
  const messages = new Map<string, ModelMessage>();
  const zeroValues = new Map<string, string>();
  for (const file of files) {
    const comments = new Map(
      file.sourceCodeInfo?.location.map((one) => [one.path?.join('.'), one.leadingComments]),
    );
    addEnums(zeroValues, file.enumType, file.package);
    for (const [index, message] of (file.messageType ?? []).entries()) {
      addMessage({ messages, zeroValues, comments }, message, {
        space: file.package,
        path: `4.${index}`,
      });
    }
  }
  return { messages, zeroValues, methods: files.flatMap(methodsIn) };
}

interface Found {
  readonly messages: Map<string, ModelMessage>;
  readonly zeroValues: Map<string, string>;
  readonly comments: ReadonlyMap<string | undefined, string | undefined>;
}

function addEnums(zero: Map<string, string>, enums: readonly RawEnum[] = [], space: string): void {
  for (const one of enums) zero.set(`${space}.${one.name}`, one.value[0]?.name ?? '');
}

function addMessage(
  found: Found,
  raw: RawMessage,
  { space, path }: { space: string; path: string },
): void {
  const fullName = `${space}.${raw.name}`;
  addEnums(found.zeroValues, raw.enumType, fullName);
  for (const [index, nested] of (raw.nestedType ?? []).entries()) {
    addMessage(found, nested, { space: fullName, path: `${path}.3.${index}` });
  }
  const choices = new Set<string>();
  const fields = (raw.field ?? []).map((field, index) => {
    const comment = found.comments.get(`${path}.2.${index}`) ?? '';
    const rules = [...comment.matchAll(/^ ?Rule: (.*)$/gm)].map((match) => match[1] ?? '');
    const oneof =
      field.oneofIndex === undefined ? undefined : raw.oneofDecl?.[field.oneofIndex]?.name;
    if (rules.includes('one_of') && oneof !== undefined) choices.add(oneof);
    const own = rules.filter((rule) => rule !== 'one_of');
    if (own.length > 1) throw new Error(`${fullName}.${field.name} has more than one rule`);
    return modelField(field, { raw, oneof, rule: own[0]?.split(' ') });
  });
  found.messages.set(fullName, { fullName, fields, choices: [...choices] });
}

function modelField(
  field: RawField,
  { raw, oneof, rule }: { raw: RawMessage; oneof: string | undefined; rule: ModelField['rule'] },
): ModelField {
  const entry = raw.nestedType?.find(
    (one) => one.options?.mapEntry === true && field.typeName?.endsWith(`.${raw.name}.${one.name}`),
  );
  const value = entry?.field?.[1];
  const behaviors: unknown = field.options?.['[google.api.field_behavior]'];
  return {
    name: field.name,
    jsonName: field.jsonName,
    type: field.type,
    typeName: (field.typeName ?? '').slice(1),
    isRepeated: field.label === 'LABEL_REPEATED',
    mapValue: value && modelField(value, { raw: entry ?? raw, oneof: undefined, rule: undefined }),
    hasPresence: field.oneofIndex !== undefined,
    oneof: field.proto3Optional === true ? undefined : oneof,
    behaviors: Array.isArray(behaviors) ? behaviors.map(String) : [],
    rule,
  };
}

function methodsIn(file: RawFile): readonly ModelMethod[] {
  if (!file.package.startsWith('jobradar.')) return [];
  return (file.service ?? []).flatMap((service) =>
    service.method.map((method) => ({
      fullName: `${file.package}.${service.name}.${method.name}`,
      inputType: method.inputType.slice(1),
      policy: method.options?.['[jobradar.options.v1.policy]'] as ModelMethod['policy'],
    })),
  );
}
