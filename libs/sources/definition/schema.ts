import { z } from 'zod';
import protobuf, { type Field, type Type } from 'protobufjs';
import { readRules } from '#libs/proto/generate/rule-lines.ts';
import { durationForm, readTime, timeForm } from './time-text.ts';
import { ruleKeywords, type Keywords } from './rule-keywords.ts';
import {
  definitionTypes,
  fileFields,
  kindOf,
  wordCommentsOf,
  wordsOf,
  wordsOfComment,
  type FieldKind,
} from './file-fields.ts';

/*
 * The one schema of a definition file, made of the protos: it checks the form of a file (keys,
 * types, words), and the JSON Schema for editors is generated from it. Its limits are those of the
 * "Rule:" lines: for editors they stand in the metadata, in a lint libs/proto/rules.ts judges them.
 */

/** The schema, and the metadata that its JSON Schema needs. */
export interface DefinitionSchema {
  readonly schema: z.ZodType;
  readonly registry: z.core.$ZodRegistry<Keywords>;
}

const noSuchTime = 'is no day or time of the calendar';

let built: DefinitionSchema | undefined;

/** The schema of a definition file. */
export function definitionSchema(): DefinitionSchema {
  built ??= new SchemaBuilder().whole();
  return built;
}

class SchemaBuilder {
  readonly #registry = z.registry<Keywords>();
  readonly #messages = new Map<Type, z.ZodType>();

  whole(): DefinitionSchema {
    const { source, authorization, sourceId } = definitionTypes();
    const reference = this.#described(z.string().optional(), {
      description: 'This schema, for editors of JSON; YAML names it in its first line.',
    });
    const schema = z.strictObject({
      $schema: reference,
      source_id: this.#described(z.string(), {
        ...ruleKeywords(sourceId, 'self'),
        description: 'Its name will be sources/{source_id}.',
      }),
      ...this.#fields(source),
      authorization: this.#described(this.#message(authorization).optional(), {
        description: `${wordsOfComment(authorization.comment)} Recorded by "apply --grant".`,
      }),
    });
    schema.register(this.#registry, {
      title: 'JobRadar source',
      description: 'A job board or careers site as data: one source a file, in YAML or JSON.',
      // A preset knows the public address of its provider's boards.
      if: { properties: { extraction: { required: ['preset'] } } },
      else: { required: [...placeKeys] },
    });
    return { schema, registry: this.#registry };
  }

  /** Lazy: a message may hold itself (JsonField), and each use of it has words of its own. */
  #message(type: Type): z.ZodType {
    return z.lazy(() => {
      const known = this.#messages.get(type);
      if (known !== undefined) return known;
      const schema = z.strictObject(this.#fields(type));
      this.#messages.set(type, schema);
      const choices = type.oneofsArray
        .filter((oneof) => readRules(oneof.fieldsArray[0]?.comment ?? null).oneof)
        .map((oneof) => ({ oneOf: oneof.oneof.map((name) => ({ required: [name] })) }));
      return this.#described(schema, {
        id: type.name,
        description: wordsOfComment(type.comment),
        ...(choices.length > 0 && { allOf: choices }),
      });
    });
  }

  #fields(type: Type): Record<string, z.ZodType> {
    return Object.fromEntries(fileFields(type).map((field) => [field.name, this.#field(field)]));
  }

  #field(field: Field): z.ZodType {
    const schema = this.#container(field);
    const clauses = readRules(field.comment).field ?? [];
    const isNeeded = clauses.some(({ of, name }) => of === 'self' && name === 'required');
    return this.#described(isNeeded && !isPlace(field) ? schema : schema.optional(), {
      ...ruleKeywords(field, 'self'),
      description: wordsOfComment(field.comment),
    });
  }

  #container(field: Field): z.ZodType {
    if (field instanceof protobuf.MapField) {
      const key = z.string().register(this.#registry, ruleKeywords(field, 'keys'));
      return z.record(key, this.#described(z.string(), ruleKeywords(field, 'values')));
    }
    const value = this.#value(kindOf(field));
    if (!field.repeated) return value;
    return z.array(this.#described(value, ruleKeywords(field, 'items')));
  }

  #value(what: FieldKind): z.ZodType {
    switch (what.kind) {
      case 'message':
        return this.#message(what.type);
      case 'choice':
        return this.#described(z.enum(wordsOf(what.type)), {
          // For editors that show a line beside each word.
          enumDescriptions: wordCommentsOf(what.type),
        });
      case 'duration':
        return z.string().regex(durationForm);
      case 'time':
        return z
          .string()
          .regex(timeForm, { abort: true })
          .refine((text) => readTime(text) !== undefined, noSuchTime);
      case 'text':
        return z.string();
      case 'flag':
        return z.boolean();
      case 'number':
        return z.number();
      case 'integer':
        return z.int32();
      case 'long':
        return z.int();
    }
  }

  #described(schema: z.ZodType, keywords: Keywords): z.ZodType {
    return schema.register(this.#registry, { ...this.#registry.get(schema), ...keywords });
  }
}

/** The keys that a preset may leave out, since it knows them. */
export const placeKeys: readonly string[] = ['base_url', 'allowed_hosts'];

function isPlace(field: Field): boolean {
  return placeKeys.includes(field.name) && field.parent?.name === 'Source';
}
