import type { FieldOrigin$Input } from '#libs/proto/gen/jobradar/v1/FieldOrigin.ts';
import type { Salary$Input } from '#libs/proto/gen/jobradar/v1/Salary.ts';
import type { PlaceReading, RawValue } from '../raw-job.ts';
import { isNode, listOf, nodeId, propertyOf, textOf, type Node } from './node.ts';

/** Where in a posting its id stands. */
export function identifierPath(node: Node): string {
  const [identifier] = listOf(propertyOf(node, 'identifier'));
  if (!isNode(identifier)) return 'identifier';
  if (textOf(propertyOf(identifier, 'value')) !== undefined) return 'identifier.value';
  if (nodeId(identifier) !== undefined) return 'identifier.@id';
  return 'identifier';
}

/** Where in a posting the pay, the places and what else is no plain text come from. */
export function originsOfPosting(
  node: Node,
  read: {
    readonly method: RawValue['method'];
    readonly salary: Salary$Input | undefined;
    readonly placeReading: PlaceReading | undefined;
  },
): readonly FieldOrigin$Input[] {
  const { method, salary, placeReading } = read;
  const paths = new Map<string, string>();
  if (salary !== undefined) addSalary(node, salary, paths);
  if (placeReading !== undefined) addPlaces(node, placeReading, paths);
  if (propertyOf(node, 'directApply') !== undefined) paths.set('direct_apply', 'directApply');
  if (propertyOf(node, 'jobImmediateStart') !== undefined) {
    paths.set('immediate_start', 'jobImmediateStart');
  }
  return [...paths].map(([field, path]) => {
    return method === undefined ? { field, path } : { field, method, path };
  });
}

function addSalary(node: Node, salary: Salary$Input, paths: Map<string, string>): void {
  const base = listOf(propertyOf(node, 'baseSalary'))[0];
  const outer = { node: base, path: 'baseSalary' };
  const value = isNode(base) ? propertyOf(base, 'value') : undefined;
  const inner = isNode(value) ? { node: value, path: 'baseSalary.value' } : outer;
  const find = (names: readonly string[], places: readonly (typeof outer)[]): string => {
    for (const place of places) {
      if (!isNode(place.node)) continue;
      for (const name of names) {
        if (propertyOf(place.node, name) !== undefined) return `${place.path}.${name}`;
      }
    }
    return 'baseSalary';
  };
  const single = ['value', 'price', 'amount'];
  if (salary.minAmount !== undefined) {
    paths.set('salary.min_amount', find(['minValue', 'minPrice', ...single], [inner]));
  }
  if (salary.maxAmount !== undefined) {
    paths.set('salary.max_amount', find(['maxValue', 'maxPrice', ...single], [inner]));
  }
  const around = [inner, outer];
  if (salary.currencyCode !== undefined) {
    const path = find(['currency', 'priceCurrency'], around);
    const isOutside = path === 'baseSalary' && propertyOf(node, 'salaryCurrency') !== undefined;
    paths.set('salary.currency_code', isOutside ? 'salaryCurrency' : path);
  }
  if (salary.period !== undefined) {
    paths.set('salary.period', find(['unitText', 'unitCode', 'duration'], around));
  }
}

function addPlaces(node: Node, reading: PlaceReading, paths: Map<string, string>): void {
  const hasAddress = listOf(propertyOf(node, 'jobLocation')).some((place) => {
    return isNode(place) && propertyOf(place, 'address') !== undefined;
  });
  // An address may be no more than "Remote, US".
  const places = hasAddress ? 'jobLocation.address' : 'jobLocation';
  const pathOf = (name: string): string => (propertyOf(node, name) === undefined ? places : name);
  if (reading.places.length > 0) paths.set('places', places);
  if (reading.workplace !== 'WORKPLACE_UNSPECIFIED') {
    paths.set('workplace', pathOf('jobLocationType'));
  }
  if (reading.remoteFrom.length > 0) {
    paths.set('remote_from', pathOf('applicantLocationRequirements'));
  }
}
