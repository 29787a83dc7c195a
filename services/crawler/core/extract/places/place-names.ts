/* What a place name says of its country by itself. The lists are of kinds of names that stand
   alone on job pages: provinces and cities of China, states of the United States. */

const provinces =
  '北京 天津 上海 重庆 河北 山西 辽宁 吉林 黑龙江 江苏 浙江 安徽 福建 江西 山东 河南 湖北 湖南 广东 海南 四川 贵州 云南 陕西 甘肃 青海 内蒙古 广西 西藏 宁夏 新疆';

const cities =
  '北京 天津 上海 重庆 杭州 深圳 广州 成都 武汉 南京 西安 苏州 郑州 长沙 东莞 沈阳 青岛 合肥 佛山 宁波 昆明 大连 厦门 济南 无锡 福州 温州 ' +
  '哈尔滨 石家庄 长春 南昌 贵阳 南宁 太原 泉州 常州 嘉兴 南通 金华 珠海 惠州 徐州 海口 乌鲁木齐 绍兴 中山 台州 兰州 潍坊 保定 镇江 扬州 桂林 ' +
  '唐山 三亚 湖州 呼和浩特 廊坊 洛阳 威海 盐城 临沂 江门 汕头 泰州 漳州 邯郸 济宁 芜湖 淄博 银川 柳州 绵阳 湛江 鞍山 赣州 大庆 宜昌 包头 ' +
  '咸阳 秦皇岛 株洲 莆田 吉林 淮安 肇庆 宁德 衡阳 丹东 丽江 西宁 拉萨 义乌 昆山 烟台 襄阳 连云港 九江 岳阳 蚌埠 马鞍山 遵义 舟山 衢州 丽水';

const chineseProvinces = new Set(provinces.split(' '));
const chineseCities = new Set(cities.split(' '));

/** The name without 省, 市 and the like. */
export function bareChineseName(name: string): string {
  return name.length > 2 ? name.replace(/(?:省|市|特别行政区|自治区)$/u, '') : name;
}

export function isChineseCity(name: string): boolean {
  return chineseCities.has(bareChineseName(name));
}

export function isChineseProvince(name: string): boolean {
  return chineseProvinces.has(bareChineseName(name));
}

const stateNames =
  'Alabama AL|Alaska AK|Arizona AZ|Arkansas AR|California CA|Colorado CO|' +
  'Connecticut CT|Delaware DE|District of Columbia DC|Florida FL|Georgia GA|' +
  'Hawaii HI|Idaho ID|Illinois IL|Indiana IN|Iowa IA|Kansas KS|Kentucky KY|' +
  'Louisiana LA|Maine ME|Maryland MD|Massachusetts MA|Michigan MI|Minnesota MN|' +
  'Mississippi MS|Missouri MO|Montana MT|Nebraska NE|Nevada NV|New Hampshire NH|' +
  'New Jersey NJ|New Mexico NM|New York NY|North Carolina NC|North Dakota ND|Ohio OH|' +
  'Oklahoma OK|Oregon OR|Pennsylvania PA|Rhode Island RI|South Carolina SC|' +
  'South Dakota SD|Tennessee TN|Texas TX|Utah UT|Vermont VT|Virginia VA|' +
  'Washington WA|West Virginia WV|Wisconsin WI|Wyoming WY';

const statesByName = new Map<string, string>();
const stateCodes = new Set<string>();
for (const entry of stateNames.split('|')) {
  statesByName.set(entry.slice(0, -3).toLowerCase(), entry.slice(-2));
  stateCodes.add(entry.slice(-2));
}

export function isStateCode(text: string): boolean {
  return stateCodes.has(text);
}

export function isStateName(text: string): boolean {
  return statesByName.has(text.toLowerCase());
}

const groups = new Set(
  'emea apac latam europe eu africa asia americas oceania nordics dach benelux mena uki anz'.split(
    ' ',
  ),
);

/** Groups of countries and zones that remote work is tied to. */
export function isRegionGroup(text: string): boolean {
  return groups.has(text.toLowerCase());
}
