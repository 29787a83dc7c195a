/* Names of Japan and Taiwan that stand alone on job pages. */

const taiwanese = new Set(
  (
    '台北 臺北 新北 桃園 台中 臺中 台南 臺南 高雄 基隆 新竹 嘉義 苗栗 彰化 南投 雲林 屏東 宜蘭 花蓮 台東 ' +
    '臺東 澎湖'
  ).split(' '),
);

/** True for a city or county of Taiwan: 台北, 台北市, 新竹縣, also with what lies in it. */
export function isTaiwaneseCity(name: string): boolean {
  return taiwanese.has(name.slice(0, 2)) && (name.length === 2 || /^[市縣县]/u.test(name.slice(2)));
}

const prefectures = new Set(
  (
    '北海道 青森 岩手 宮城 秋田 山形 福島 茨城 栃木 群馬 埼玉 千葉 東京 神奈川 新潟 富山 石川 福井 山梨 長野 ' +
    '岐阜 静岡 愛知 三重 滋賀 京都 大阪 兵庫 奈良 和歌山 鳥取 島根 岡山 広島 山口 徳島 香川 愛媛 高知 福岡 ' +
    '佐賀 長崎 熊本 大分 宮崎 鹿児島 沖縄'
  ).split(' '),
);

/** True for a prefecture of Japan, with or without its ending, also with what lies in it. */
export function isJapanesePrefecture(name: string): boolean {
  if (prefectures.has(name)) return true;
  const match = /^(?<stem>.{2,3})[都府県]/u.exec(name);
  return name.startsWith('北海道') || prefectures.has(match?.groups?.['stem'] ?? '');
}

/** Prefectures without a city of their name: alone, the name is a region. */
export const japaneseRegions: ReadonlySet<string> = new Set(
  '北海道 岩手 宮城 茨城 栃木 群馬 埼玉 神奈川 石川 山梨 愛知 三重 滋賀 兵庫 島根 香川 愛媛 沖縄'.split(
    ' ',
  ),
);

/* Big cities without the name of their prefecture. Names that are Chinese too are left out. */
const japaneseCities = new Set(
  (
    '札幌 仙台 横浜 川崎 相模原 浜松 名古屋 堺 神戸 北九州 さいたま 宇都宮 前橋 高崎 水戸 つくば 船橋 柏 八王子 金沢 甲府 ' +
    '大津 津 姫路 高松 松山 松江 那覇 盛岡 郡山 豊田 豊橋 倉敷 福山 久留米 旭川 函館 渋谷 新宿 品川 銀座 梅田 六本木'
  ).split(' '),
);

/** True for a big city of Japan, or a part of one that has its name: 札幌, 名古屋市, 渋谷区. */
export function isJapaneseCity(name: string): boolean {
  return japaneseCities.has(name) || japaneseCities.has(name.replace(/[市区]$/u, ''));
}
