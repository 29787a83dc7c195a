import assert from 'node:assert/strict';
import { describe, it } from 'mocha';
import protobuf from 'protobufjs';
import { protoFiles, protoFolder } from '#libs/proto/load.ts';
import { loaderOptions } from '#libs/proto/loader-options.ts';
import { violationsOf, type RuleViolation } from '#libs/proto/rules.ts';
import { readProtoModel, type ModelField, type ModelMessage } from './proto-model.ts';
import { samplesOf, validMessage, validValue, type Value } from './rule-samples.ts';

/*
 * The rules in the comments of proto/ against the schemas that run: each clause of each field of
 * each message that a request can hold is tried just inside and just outside its bound, with
 * values that went over the wire.
 */

const model = readProtoModel();
const messageOf = (name: string): ModelMessage => {
  const message = model.messages.get(name);
  assert.ok(message, `no message ${name}`);
  return message;
};
const isOutput = (field: ModelField): boolean => field.behaviors.includes('OUTPUT_ONLY');
const isOurs = (name: string): boolean => name.startsWith('jobradar.');
const types = new protobuf.Root();
types.resolvePath = (_origin, file) =>
  protobuf.common.get(file) === null ? `${protoFolder}${file}` : file;
types.loadSync([...protoFiles], loaderOptions);
const requests = model.methods.map((method) => messageOf(method.inputType));
const reachable = reachableFrom(requests);

/** The broken rules of a message after it went over the wire, decoded as proto-loader does it. */
function complaintsOf({ fullName }: ModelMessage, value: Value): readonly RuleViolation[] {
  const type = types.lookupType(fullName);
  const bytes = type.encode(type.fromObject(value)).finish();
  return violationsOf(fullName, type.toObject(type.decode(bytes), loaderOptions));
}

describe('the rules of the protos', () => {
  for (const message of reachable) {
    it(`hold for ${message.fullName}`, () => {
      const base = validMessage(model, message);
      assert.deepEqual(complaintsOf(message, base), [], 'the smallest valid message');
      for (const field of message.fields.filter((one) => !isOutput(one))) {
        for (const sample of samplesOf(model, field)) {
          const value = without(base, message, field);
          const tried =
            sample.value === undefined ? value : { ...value, [field.jsonName]: sample.value };
          const expected =
            sample.breaks === undefined ? [] : [[`${field.name}${sample.at}`, sample.breaks]];
          const found = complaintsOf(message, tried).map((one) => [one.field, one.clause]);
          const shown = JSON.stringify(sample.value)?.slice(0, 80);
          assert.deepEqual(found, expected, `${field.name} = ${shown}`);
        }
      }
    });
  }

  it('ask for exactly one member of a choice', () => {
    for (const message of reachable) {
      for (const choice of message.choices) {
        const members = message.fields.filter((field) => field.oneof === choice);
        const [first, second] = members;
        assert.ok(first && second, `${message.fullName}.${choice} has two members`);
        const base = validMessage(model, message);
        const none = complaintsOf(message, without(base, message, first));
        assert.deepEqual(
          none.map((one) => one.field),
          [choice],
          message.fullName,
        );
        for (const member of members) {
          const chosen: Value = {
            ...without(base, message, first),
            [member.jsonName]: validValue(model, member),
          };
          assert.deepEqual(complaintsOf(message, chosen), [], `${message.fullName}.${member.name}`);
        }
        const both = { ...base, [second.jsonName]: validValue(model, second) };
        assert.deepEqual(
          complaintsOf(message, both).map((one) => one.clause),
          ['one_of'],
        );
      }
    }
  });

  it('hold within messages within a request, with the whole path', () => {
    let tried = 0;
    for (const request of requests) {
      for (const { path, jsonPath, message } of pathsWithin(request)) {
        const broken = message.fields.find(
          (field) =>
            field.type === 'TYPE_STRING' &&
            !isOutput(field) &&
            !field.isRepeated &&
            field.oneof === undefined,
        );
        if (broken === undefined) continue;
        const inner = { ...validMessage(model, message), [broken.jsonName]: 'a\u0000b' };
        const value = place(validMessage(model, request), { jsonPath, inner, request });
        const fields = complaintsOf(request, value).map((one) => one.field);
        assert.ok(
          fields.includes(`${path}.${broken.name}`),
          `${request.fullName} ${path}: ${fields.join()}`,
        );
        tried += 1;
      }
    }
    assert.ok(tried > 50, `${tried} paths`);
  });

  it('say nothing about what the server sets', () => {
    const message = messageOf('jobradar.v1.Crawl');
    const output = message.fields.filter(
      (field) => isOutput(field) && field.type === 'TYPE_STRING',
    );
    const set = Object.fromEntries(output.map((field) => [field.jsonName, 'x'.repeat(9_999)]));
    assert.ok(output.length > 0);
    assert.deepEqual(complaintsOf(message, { ...validMessage(model, message), ...set }), []);
  });
});

describe('the protos', () => {
  it('have a complete policy for each method of ours', () => {
    assert.ok(model.methods.length > 60);
    for (const { fullName, policy } of model.methods) {
      const wanted = ['idempotency', 'defaultDeadline', 'maxDeadline', 'maxRequestBytes'];
      for (const part of wanted) assert.ok(policy?.[part], `${fullName} has no ${part}`);
    }
  });

  it('say of each field of a request how it behaves', () => {
    for (const { fullName, fields } of reachable) {
      for (const field of fields) {
        assert.ok(field.behaviors.length > 0 || field.oneof, `${fullName}.${field.name}`);
      }
    }
  });

  it('require what they call REQUIRED, and nothing else', () => {
    for (const { fullName, fields } of reachable) {
      for (const field of fields.filter((one) => !isOutput(one))) {
        const says = field.behaviors.includes('REQUIRED');
        assert.equal(field.rule?.includes('required') ?? false, says, `${fullName}.${field.name}`);
      }
    }
  });

  it('have a rule for each field of a request that its type alone does not bound', () => {
    const bounded = ['TYPE_BOOL', 'TYPE_ENUM', 'TYPE_MESSAGE'];
    for (const { fullName, fields } of reachable) {
      for (const field of fields) {
        const isFree = isOutput(field) || field.behaviors.includes('IDENTIFIER');
        const needsRule = field.isRepeated || !bounded.includes(field.type);
        if (isFree || !needsRule) continue;
        assert.ok(field.rule, `${fullName}.${field.name} has no rule`);
      }
    }
  });
});

function reachableFrom(roots: readonly ModelMessage[]): readonly ModelMessage[] {
  const found = new Set(roots);
  for (const message of found) {
    for (const field of message.fields) {
      const isInner = field.type === 'TYPE_MESSAGE' && isOurs(field.typeName) && !isOutput(field);
      if (isInner && field.mapValue === undefined) found.add(messageOf(field.typeName));
    }
  }
  return [...found];
}

/** The message without this field, and without the other members of its choice. */
function without(base: Value, message: ModelMessage, field: ModelField): Value {
  const gone = message.fields.filter(
    (one) => one === field || (field.oneof && one.oneof === field.oneof),
  );
  const names = new Set(gone.map((one) => one.jsonName));
  return Object.fromEntries(Object.entries(base).filter(([name]) => !names.has(name)));
}

interface Within {
  readonly path: string;
  readonly jsonPath: readonly ModelField[];
  readonly message: ModelMessage;
}

function pathsWithin(request: ModelMessage): readonly Within[] {
  const paths: Within[] = [];
  const visit = (at: Within): void => {
    if (at.jsonPath.length > 4) return;
    for (const field of at.message.fields) {
      const isInner = field.type === 'TYPE_MESSAGE' && isOurs(field.typeName) && !isOutput(field);
      if (!isInner || field.mapValue !== undefined || at.jsonPath.includes(field)) continue;
      const name = `${field.name}${field.isRepeated ? '[0]' : ''}`;
      const path = at.path === '' ? name : `${at.path}.${name}`;
      const next = { path, jsonPath: [...at.jsonPath, field], message: messageOf(field.typeName) };
      paths.push(next);
      visit(next);
    }
  };
  visit({ path: '', jsonPath: [], message: request });
  return paths;
}

function place(
  base: Value,
  {
    jsonPath,
    inner,
    request,
  }: { jsonPath: readonly ModelField[]; inner: Value; request: ModelMessage },
): Value {
  const [field, ...rest] = jsonPath;
  if (field === undefined) return inner;
  const message = messageOf(field.typeName);
  const value = place(validMessage(model, message), { jsonPath: rest, inner, request: message });
  return { ...without(base, request, field), [field.jsonName]: field.isRepeated ? [value] : value };
}
