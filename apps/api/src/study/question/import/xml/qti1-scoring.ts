import { elementsIn, elementsNamed, textIn, type XmlNode } from '../../../../platform/xml.ts';

/** Answers by the id of their response: the chosen options. */
export type Given = ReadonlyMap<string, ReadonlySet<string>>;

const conditions = ['and', 'or', 'not', 'other', 'unanswered', 'varequal', 'varsubset'];
/** Far more than ten answers need; all answers are tried out. */
const maxConditions = 300;

interface Rule {
  readonly condition: XmlNode;
  readonly isLast: boolean;
  readonly changes: readonly { readonly action: string; readonly value: string }[];
}

/** Rules of QTI 1.2 that give an answer its score. */
export function scoringOf(item: XmlNode) {
  const rules = elementsNamed(item, 'respcondition').map(ruleOf);
  const size = rules.reduce((total, { condition }) => total + elementsNamed(condition, ...conditions).length, 0);
  const declared = Number(elementsNamed(item, 'decvar')[0]?.attributes['maxvalue'] || Number.NaN);
  const best = Number.isFinite(declared) && declared > 0 ? declared : null;

  const score = (given: Given): number => {
    let total = 0;
    for (const { condition, isLast, changes } of rules) {
      if (!all(elementsIn(condition), given)) continue;
      for (const { action, value } of changes) total = applied(total, action, valueOf(value, best));
      if (isLast) break;
    }
    return total;
  };
  return { rules, best, score, isTooLong: size > maxConditions };
}
export type Scoring = ReturnType<typeof scoringOf>;

function ruleOf(node: XmlNode): Rule {
  const changes = elementsNamed(node, 'setvar').map((one) => ({
    action: (one.attributes['action'] ?? 'Set').toLowerCase(),
    value: textIn(one).trim(),
  }));
  return {
    condition: elementsIn(node).find(({ name }) => name === 'conditionvar') ?? {
      name: '',
      attributes: {},
      children: [],
    },
    // Shares are added up by many tools without saying that the rules go on.
    isLast: node.attributes['continue']?.toLowerCase() !== 'yes' && changes.some(({ action }) => action === 'set'),
    changes,
  };
}

/** Blackboard names the best and the lowest score instead of writing them. */
function valueOf(value: string, best: number | null) {
  if (/\.max$/i.test(value)) return best ?? 100;
  return Number(value.replace(',', '.')) || 0;
}

const applied = (total: number, action: string, value: number) =>
  action === 'add' ? total + value : action === 'subtract' ? total - value : action === 'set' ? value : total;

const all = (conditions: readonly XmlNode[], given: Given) => conditions.every((condition) => isTrue(condition, given));

function isTrue(condition: XmlNode, given: Given): boolean {
  const parts = elementsIn(condition);
  const chosen = given.get(condition.attributes['respident'] ?? '') ?? new Set<string>();
  switch (condition.name) {
    case 'and':
      return all(parts, given);
    case 'or':
      return parts.some((part) => isTrue(part, given));
    case 'not':
      return !all(parts, given);
    case 'other':
      return true;
    case 'unanswered':
      return chosen.size === 0;
    case 'varequal':
    case 'varsubset':
      return chosen.has(textIn(condition).trim());
    default:
      return false;
  }
}

/** Returns all texts that a rule with points compares an answer with, each with its score. */
export function comparedTexts({ rules, best }: Scoring, names: readonly string[]) {
  return rules.flatMap(({ condition, changes }) => {
    const score = changes.reduce((total, { action, value }) => applied(total, action, valueOf(value, best)), 0);
    return score > 0
      ? elementsNamed(condition, ...names).map((node) => ({ node, text: textIn(node).trim(), score }))
      : [];
  });
}
