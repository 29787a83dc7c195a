/**
 * The number of jobs by a text such as "1,234 jobs"; undefined where it says none, several or a
 * rounded one.
 */
export function readTotal(text: string): number | undefined {
  const plain = text.normalize('NFKC');
  const numbers = plain.match(/\d+(?:[,. ]\d{3})*/gu) ?? [];
  const [only] = numbers;
  if (only === undefined || numbers.length > 1 || roughly.test(plain)) return undefined;
  const count = Number(only.replace(/[,. ]/gu, ''));
  return Number.isSafeInteger(count) && count < 2_147_483_648 ? count : undefined;
}

// "1,000+ jobs" proves nothing, nor do "10k jobs", whose number is not written out, and
// "up to 500", which is what the site shows at most.
const roughly = new RegExp(
  String.raw`\d\s*(?:\+|[多余餘]|以上)|[<>~≈≤≥]\s*\d|(?:超过|超過|约|約|最多|最大|최대)\s*\d` +
    String.raw`|\d\s*[百千万萬億亿천만]` +
    String.raw`|\d\s*(?:k|m|mio|mln|mill?|tsd|thousand|hundred|million|tausend|mille|milhares` +
    String.raw`|тыс|млн|bin|lakh|tys)(?!\p{L})` +
    String.raw`|(?<!\p{L})(?:up to|at most|top|first|bis zu|höchstens|jusqu.à|hasta|até|fino a` +
    String.raw`|do|tot|до)\s+\d` +
    String.raw`|(?<!\p{L})(?:over|more than|about|around|approx\w*|über|mehr als|rund|ca|circa` +
    String.raw`|plus de|environ|más de|mais de|oltre|ponad|около|более)\.?\s*\d`,
  'iu',
);
