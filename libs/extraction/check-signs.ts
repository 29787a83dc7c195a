import type { Extraction } from '#libs/proto/gen/jobradar/v1/Extraction.ts';
import { checkContractPath } from './check-contract.ts';
import { checkSelector } from './check-selector.ts';
import type { Complaints } from './complaints.ts';

/** Complains about the signs of an empty list, of a closed posting and of a changed page. */
export function checkSigns(extraction: Extraction, complaints: Complaints): void {
  const isJson = extraction.strategy === 'json';
  const isSitemap = Boolean(extraction.structuredData?.sitemap);
  if (isSitemap) checkSitemapEmptyState(extraction, complaints.at('empty_state'));
  else checkEmptyState(extraction, complaints.at('empty_state'), isJson);
  checkClosedSigns(extraction, complaints, isJson);
  const selector = extraction.guard?.mustMatchSelector ?? '';
  if (selector === '') return;
  const at = complaints.at('guard');
  if (isJson || isSitemap) at.add('must_match_selector', 'belongs to HTML only');
  else checkSelector(selector, 'must_match_selector', at);
}

function checkEmptyState(extraction: Extraction, complaints: Complaints, isJson: boolean): void {
  const state = extraction.emptyState;
  if (state === null) return;
  switch (state.sign) {
    case 'selector':
      if (isJson) complaints.add('selector', 'belongs to HTML only');
      else checkSelector(state.selector ?? '', 'selector', complaints);
      return;
    case 'zeroTotal':
      if (!isJson) complaints.add('zero_total', 'belongs to a JSON source only');
      else if ((extraction.json?.pagination?.totalPath ?? '') === '') {
        complaints.add('zero_total', 'needs pagination.total_path');
      }
      return;
    case 'emptyItems':
      if (!isJson) complaints.add('empty_items', 'belongs to a JSON source only');
      return;
    case 'text':
      if (isJson) complaints.add('text', 'belongs to HTML only');
      else if (state.text === '') complaints.add('text', 'must not be empty');
      return;
    case undefined:
      complaints.add('', 'needs one of selector, text, zero_total, empty_items');
  }
}

function checkSitemapEmptyState({ emptyState }: Extraction, complaints: Complaints): void {
  if (emptyState === null) return;
  if (emptyState.sign === 'selector') {
    complaints.add('selector', 'belongs to HTML only; a sitemap takes zero_total or text');
  } else if (emptyState.sign === 'emptyItems') {
    complaints.add('empty_items', 'belongs to a JSON source only');
  } else if (emptyState.sign === undefined) complaints.add('', 'needs one of zero_total, text');
  else if (emptyState.sign === 'text' && emptyState.text === '') {
    complaints.add('text', 'must not be empty');
  }
}

function checkClosedSigns(extraction: Extraction, complaints: Complaints, isJson: boolean): void {
  for (const [index, sign] of extraction.closedSigns.entries()) {
    const at = complaints.at(`closed_signs[${index}]`);
    switch (sign.sign) {
      case 'selector':
        if (isJson) at.add('selector', 'belongs to HTML only');
        else checkSelector(sign.selector ?? '', 'selector', at);
        break;
      case 'text':
        if (isJson) at.add('text', 'belongs to HTML only');
        else if (sign.text === '') at.add('text', 'must not be empty');
        break;
      case 'path':
        if (isJson) {
          const fields = extraction.json?.contract?.item ?? [];
          const place = { field: 'path', part: 'item' } as const;
          checkContractPath(sign.path ?? '', place, { fields, complaints: at });
          if (sign.values.length === 0) at.add('values', 'needs at least one');
        } else at.add('path', 'belongs to a JSON source only');
        break;
      case undefined:
        at.add('', 'needs one of selector, text, path');
    }
  }
}
