import { Numeral } from '#libs/extraction/scalar.ts';
import type { JsonField } from '#libs/proto/gen/jobradar/v1/JsonField.ts';
import type { JsonType } from '#libs/proto/gen/jobradar/v1/JsonType.ts';
import type { XmlElement } from './xml-tree.ts';

/*
 * An XML document as the value that its contract describes. XML says neither what is a list nor
 * what is a number: the contract does. All else is kept as it is found, so that the contract can
 * tell.
 */

/** The document as an object with its root element as the only key. */
export function xmlValue(root: XmlElement, fields: readonly JsonField[]): unknown {
  const document = { name: '', attributes: {}, children: [root], text: '' };
  return objectOf(document, fields);
}

function objectOf(element: XmlElement, fields: readonly JsonField[]): object {
  const entries = new Map<string, unknown>();
  for (const [name, value] of Object.entries(element.attributes)) entries.set(`@${name}`, value);
  for (const [name, elements] of Map.groupBy(element.children, (child) => child.name)) {
    entries.set(
      name,
      keyValue(
        elements,
        fields.find((field) => field.name === name),
      ),
    );
  }
  const text = element.text.trim();
  if (text !== '') entries.set('#text', text);
  // A list without items is an element that is not there.
  for (const { name, type, mayBeAbsent } of fields) {
    const isList = type === 'JSON_TYPE_ARRAY' && !mayBeAbsent;
    if (isList && !entries.has(name)) entries.set(name, []);
  }
  return Object.fromEntries(entries);
}

function keyValue(elements: readonly XmlElement[], field: JsonField | undefined): unknown {
  if (field?.type === 'JSON_TYPE_ARRAY') {
    return elements.map((element) => valueOf(element, field.itemType, field));
  }
  const values = elements.map((element) => valueOf(element, field?.type ?? 'JSON_TYPE_ANY', field));
  return values.length === 1 ? values[0] : values;
}

function valueOf(element: XmlElement, type: JsonType, field: JsonField | undefined): unknown {
  if (type === 'JSON_TYPE_OBJECT' || element.children.length > 0) {
    return objectOf(element, field?.fields ?? []);
  }
  const { text } = element;
  if (text.trim() === '' && field?.nullable === true) return null;
  const word = text.trim();
  const isNumber = type === 'JSON_TYPE_INTEGER' || type === 'JSON_TYPE_NUMBER';
  if (isNumber && /^-?\d{1,30}(?:\.\d{1,30})?$/u.test(word)) return new Numeral(word);
  if (type === 'JSON_TYPE_BOOLEAN' && /^(?:true|false)$/u.test(word)) return word === 'true';
  return text;
}
