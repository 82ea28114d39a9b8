import { remark, type Rule } from './remarks.ts';

/** A shorter text is only a beginning, whatever length is required. */
const leastWords = 100;

export const length: Rule = ({ length: count }, { minimum, maximum }) => {
  if (count === 0) return [];
  const least = minimum ?? Math.min(leastWords, maximum ?? leastWords);
  if (count < least)
    return [
      remark(
        'length',
        minimum
          ? `Baru ${count} kata. Yang diminta paling sedikit ${minimum}.`
          : `Baru ${count} kata. Berita yang lengkap biasanya ${least} kata atau lebih.`,
      ),
    ];
  if (maximum && count > maximum)
    return [
      remark('length', `Sudah ${count} kata. Yang diminta paling banyak ${maximum}; buang yang paling tidak penting.`),
    ];
  return [];
};
