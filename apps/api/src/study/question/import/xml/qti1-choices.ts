import { elementsNamed, textIn, type XmlNode } from '../../../../platform/xml.ts';
import { changed } from '@sinau/contracts/core/import/import.rules';
import { maxQuizOptions } from '@sinau/contracts/study/question/question.rules';
import { keyedChoices, pairsOf, singleChoice, weighedChoices, type ItemAnswers } from './item.ts';
import type { Scoring } from './qti1-scoring.ts';
import type { SourceText } from './source-texts.ts';

export interface LabelledText extends SourceText {
  readonly id: string;
}
/** A response of QTI 1.2 with its options; `text` is written beside it. */
export interface Response {
  readonly id: string;
  readonly isSingle: boolean;
  readonly text: SourceText;
  readonly choices: readonly LabelledText[];
}

const none = 'Tidak ada jawaban yang bernilai 100%';

/** Reads the choices of a response by trying out which answers earn the points. */
export function responseChoices({ id, isSingle, choices }: Response, scoring: Scoring): ItemAnswers | string {
  if (choices.length > maxQuizOptions) return `Paling banyak ${maxQuizOptions} jawaban`;
  if (scoring.isTooLong) return 'Aturan penilaian soal ini terlalu panjang';
  const scoreOf = (chosen: readonly string[]) => scoring.score(new Map([[id, new Set(chosen)]]));
  const ids = choices.map((choice) => choice.id);
  const subsets = isSingle ? ids.map((one) => [one]) : subsetsOf(ids);
  const scores = subsets.map((chosen) => ({ chosen, score: scoreOf(chosen) }));
  const best = scoring.best ?? Math.max(0, ...scores.map(({ score }) => score));
  const full = scores.filter(({ score }) => best > 0 && score >= best * 0.999);
  if (full.length === 0) return none;
  const weigh = (weightOf: (choice: string) => number) =>
    choices.map((choice) => ({ ...choice, weight: (100 * weightOf(choice.id)) / best }));
  if (isSingle) return singleChoice(weigh((choice) => scoreOf([choice])));

  const smallest = Math.min(...full.map(({ chosen }) => chosen.length));
  const keys = full.filter(({ chosen }) => chosen.length === smallest);
  if (keys.length > 1)
    return smallest === 1
      ? weighedChoices(
          weigh((choice) => scoreOf([choice])),
          true,
        )
      : 'Beberapa susunan jawaban dinilai penuh, dan di sini hanya satu';
  const right = keys[0]!.chosen;
  const isShared = scores.some(
    ({ chosen, score }) => score > 0 && chosen.length < right.length && chosen.every((one) => right.includes(one)),
  );
  const isForgiving = full.length > 1;
  if (isShared)
    return weighedChoices(
      weigh((choice) => (right.includes(choice) ? scoreOf([choice]) : Math.min(0, scoreOf([...right, choice]) - best))),
      false,
    );
  const read = keyedChoices(
    choices.map((choice) => ({ ...choice, isCorrect: right.includes(choice.id) })),
    false,
  );
  const note = changed('Di berkas pilihan yang lebih tidak mengurangi nilai; di sini pilihannya harus tepat');
  return { ...read, notes: isForgiving ? [...read.notes, note] : read.notes };
}

const subsetsOf = (ids: readonly string[]): string[][] =>
  Array.from({ length: 2 ** ids.length - 1 }, (_, mask) => ids.filter((_id, index) => ((mask + 1) >> index) & 1));

/** Reads responses with the same options as pairs, each with the option that earns points. */
export function responsePairs(responses: readonly Response[], scoring: Scoring): ItemAnswers | string {
  const rights = responses[0]!.choices;
  const nameOf = ({ id, text }: LabelledText) => text || id;
  const isSame = responses.every(
    ({ choices }) =>
      choices.length === rights.length && choices.every((choice, index) => nameOf(choice) === nameOf(rights[index]!)),
  );
  if (!isSame) return 'Soal dengan beberapa daftar pilihan belum ada di sini';
  const scores = responses.map(({ id, choices }) =>
    choices.map((choice) => scoring.score(new Map([[id, new Set([choice.id])]]))),
  );
  const rightsOf = scores.map((row) => row.flatMap((score, index) => (score > 0 ? [index] : [])));
  const shares = scores.flatMap((row) => row.filter((score) => score > 0));
  const isPartial = shares.length > 0;
  const found = isPartial ? rightsOf : jointPairs(responses, scoring);
  if (found.every((row) => row.length === 0)) return none;
  if (found.some((row) => row.length > 1)) return 'Ada baris dengan beberapa pasangan yang benar';
  const used = new Set(found.flat());
  const read = pairsOf(
    responses.map(({ text }, index) => ({ left: text, right: rights[found[index]![0] ?? -1] ?? null })),
    rights.flatMap((right, at) => (used.has(at) ? [] : { ...right, at })),
    isPartial,
  );
  const isUneven = shares.some((share) => Math.abs(share - shares[0]!) > Math.abs(shares[0]!) / 50);
  return isUneven ? { ...read, notes: [...read.notes, changed('Bobot tiap pasangan menjadi sama besar')] } : read;
}

/** Pairs that one rule requires together. */
function jointPairs(responses: readonly Response[], { rules }: Scoring): number[][] {
  const compared = rules.flatMap(({ condition, changes }) => (changes.length > 0 ? pairsIn(condition) : []));
  return responses.map(({ id, choices }) =>
    choices.flatMap((choice, index) =>
      compared.some((pair) => pair.response === id && pair.choice === choice.id) ? [index] : [],
    ),
  );
}

const pairsIn = (condition: XmlNode) =>
  elementsNamed(condition, 'varequal').map((node) => ({
    response: node.attributes['respident'] ?? '',
    choice: textIn(node).trim(),
  }));
