import type { Extraction } from '#libs/proto/gen/jobradar/v1/Extraction.ts';
import type { PresetExtraction } from '#libs/proto/gen/jobradar/v1/PresetExtraction.ts';
import type { FieldViolation } from '#libs/runtime/errors.ts';
import { ashby } from './ashby.ts';
import { bamboohr } from './bamboohr.ts';
import { greenhouse } from './greenhouse.ts';
import { lever } from './lever.ts';
import { personio } from './personio.ts';
import { recruitee } from './recruitee.ts';
import { smartrecruiters } from './smartrecruiters.ts';
import type { Preset, PresetBoard, PresetParameter, PresetSite } from './preset.ts';

const presets = {
  greenhouse,
  lever,
  ashby,
  smartrecruiters,
  recruitee,
  personio,
  bamboohr,
} as const satisfies Readonly<Record<string, Preset>>;

/** A definition that is built in, by its name. */
export type PresetName = keyof typeof presets;

/** What is wrong with a preset; the field is a path that begins with `extraction.preset`. */
export type Complaint = FieldViolation;

type Chosen = Pick<PresetExtraction, 'preset' | 'board' | 'parameters'>;

/** The presets that there are, in order. */
export const presetNames: readonly PresetName[] = names(presets);

/** Writes out what a preset stands for: the extraction that a user could have written. */
export function expandPreset(
  chosen: Chosen,
): { readonly extraction: Extraction } | { readonly complaints: readonly Complaint[] } {
  const found = findPreset(chosen);
  if ('complaints' in found) return found;
  const { json, emptyState, closedSigns = [] } = found.preset.reading(found.board);
  return {
    extraction: {
      strategy: 'json',
      json,
      requiredFields: [],
      guard: null,
      emptyState,
      closedSigns: [...closedSigns],
    },
  };
}

/**
 * The extraction that is carried out: a preset written out, with what its user says beside it
 * (further required fields and signs, another empty state or guard); any other as it is.
 */
export function expandExtraction(
  extraction: Extraction,
): { readonly extraction: Extraction } | { readonly complaints: readonly Complaint[] } {
  if (!extraction.preset) return { extraction };
  const expanded = expandPreset(extraction.preset);
  if ('complaints' in expanded) return expanded;
  const { emptyState, closedSigns } = expanded.extraction;
  return {
    extraction: {
      ...expanded.extraction,
      requiredFields: extraction.requiredFields,
      guard: extraction.guard,
      emptyState: extraction.emptyState ?? emptyState,
      closedSigns: [...closedSigns, ...extraction.closedSigns],
    },
  };
}

/** Where the provider publishes a board; undefined where the preset or its board is none. */
export function presetSite(chosen: Chosen): PresetSite | undefined {
  const found = findPreset(chosen);
  if ('complaints' in found) return undefined;
  const { preset, board } = found;
  return { ...preset.site(board), provider: preset.provider };
}

/** The parameters that a preset takes; empty where there is no such preset. */
export function presetParameters(name: string): readonly PresetParameter[] {
  return isPresetName(name) ? presets[name].parameters : [];
}

function findPreset(
  chosen: Chosen,
):
  | { readonly preset: Preset; readonly board: PresetBoard }
  | { readonly complaints: readonly Complaint[] } {
  const { preset: name, board } = chosen;
  if (!isPresetName(name)) {
    const description = `is "${name}", must be one of ${presetNames.join(', ')}`;
    return { complaints: [{ field: 'extraction.preset.preset', description }] };
  }
  const preset: Preset = presets[name];
  const complaints: Complaint[] = [];
  if (!preset.boardPattern.test(board)) {
    const example = `such as "${preset.boardExample}"`;
    const description = `is "${board}", must be the board's name at ${name}, ${example}`;
    complaints.push({ field: 'extraction.preset.board', description });
  }
  complaints.push(...complaintsOf(preset, chosen));
  if (complaints.length > 0) return { complaints };
  const parameters = preset.parameters.map((parameter) => {
    const value = chosen.parameters[parameter.name] ?? parameter.fallback ?? board;
    return [parameter.name, value] as const;
  });
  return { preset, board: { board, parameters: Object.fromEntries(parameters) } };
}

function complaintsOf(preset: Preset, { preset: name, parameters }: Chosen): Complaint[] {
  const complaints: Complaint[] = [];
  for (const [key, value] of Object.entries(parameters)) {
    const field = `extraction.preset.parameters[${key}]`;
    const known = preset.parameters.find((parameter) => parameter.name === key);
    if (known === undefined) {
      const all = preset.parameters.map((parameter) => parameter.name);
      const which = all.length === 0 ? 'takes none' : `takes ${all.join(', ')}`;
      complaints.push({ field, description: `is no parameter of ${name}, which ${which}` });
    } else if (value.trim() === '') complaints.push({ field, description: 'must not be empty' });
    else if (known.values !== undefined && !known.values.includes(value)) {
      const description = `is "${value}", must be one of ${known.values.join(', ')}`;
      complaints.push({ field, description });
    }
  }
  return complaints;
}

function isPresetName(name: string): name is PresetName {
  return Object.hasOwn(presets, name);
}

function names<Name extends string>(record: Readonly<Record<Name, Preset>>): readonly Name[] {
  return Object.keys(record).filter((key): key is Name => Object.hasOwn(record, key));
}
