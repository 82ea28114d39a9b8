import { elementNamed, elementsIn, elementsNamed, textIn, type XmlNode } from '../../../../platform/xml.ts';

interface Mapped {
  readonly key: string;
  readonly value: number;
  readonly isCased: boolean;
}
export interface Declaration {
  readonly cardinality: string;
  readonly baseType: string;
  readonly correct: readonly string[];
  readonly mapped: readonly Mapped[] | null;
  /** Score of what the mapping does not name. */
  readonly fallback: number;
  readonly upperBound: number | null;
}

const numberIn = (text: string | undefined) => {
  const value = text === undefined || text.trim() === '' ? Number.NaN : Number(text.trim());
  return Number.isFinite(value) ? value : null;
};

/** Reads the response declarations of an item by their identifiers. */
export const declarationsOf = (item: XmlNode): ReadonlyMap<string, Declaration> =>
  new Map(
    elementsNamed(item, 'responseDeclaration').map((node) => [
      node.attributes['identifier'] ?? '',
      declarationOf(node),
    ]),
  );

function declarationOf(node: XmlNode): Declaration {
  const correct = elementNamed(node, 'correctResponse');
  const mapping = elementNamed(node, 'mapping');
  return {
    cardinality: node.attributes['cardinality'] ?? 'single',
    baseType: node.attributes['baseType'] ?? 'string',
    correct: correct ? elementsNamed(correct, 'value').map((value) => textIn(value).trim()) : [],
    mapped: mapping
      ? elementsNamed(mapping, 'mapEntry').map(({ attributes }) => ({
          key: (attributes['mapKey'] ?? '').trim(),
          value: numberIn(attributes['mappedValue']) ?? 0,
          isCased: attributes['caseSensitive'] === 'true',
        }))
      : null,
    fallback: numberIn(mapping?.attributes['defaultValue']) ?? 0,
    upperBound: numberIn(mapping?.attributes['upperBound']),
  };
}

const usual = new Set(
  'responseCondition responseIf responseElseIf responseElse setOutcomeValue match variable correct baseValue sum isNull mapResponse not and equal'.split(
    ' ',
  ),
);

export type Processing = ReturnType<typeof processingOf>;

/** Reads how an item is scored: by its key or its mapping, and with how many points. */
export function processingOf(item: XmlNode) {
  const node = elementNamed(item, 'responseProcessing');
  const template = node?.attributes['template'] ?? node?.attributes['templateLocation'] ?? '';
  const parts = node ? [...allBelow(node)] : [];
  const outcomes = elementsNamed(item, 'outcomeDeclaration');
  const outcome = (name: string) => outcomes.find(({ attributes }) => attributes['identifier']?.toUpperCase() === name);
  const declared = outcome('MAXSCORE');
  const equal = parts.find(({ name, attributes }) => name === 'equal' && attributes['toleranceMode'] !== undefined);
  // Points that a rule gives where the answer is right.
  const given = parts
    .filter(({ name, attributes }) => name === 'setOutcomeValue' && attributes['identifier'] === 'SCORE')
    .flatMap((set) => elementsIn(set).filter(({ name }) => name === 'baseValue'))
    .flatMap((value) => numberIn(textIn(value)) ?? []);
  const maximum =
    (declared && numberIn(textIn(declared))) ??
    numberIn(outcome('SCORE')?.attributes['normalMaximum']) ??
    (given.length > 0 ? Math.max(...given) : null);
  return {
    usesMapping: /map_response/i.test(template) || parts.some(({ name }) => name === 'mapResponse'),
    isCustom: parts.some(({ name }) => !usual.has(name)),
    /** Most points of the item, where it says them. */
    maximum: maximum !== null && maximum > 0 ? maximum : null,
    tolerance: equal
      ? {
          isRelative: equal.attributes['toleranceMode'] === 'relative',
          values: (equal.attributes['tolerance'] ?? '').split(/\s+/).filter(Boolean).map(Number),
        }
      : null,
  };
}

function* allBelow(node: XmlNode): Generator<XmlNode> {
  for (const child of elementsIn(node)) {
    yield child;
    yield* allBelow(child);
  }
}
