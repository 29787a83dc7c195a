import assert from 'node:assert/strict';
import { describe, it } from 'mocha';
import {
  isJapaneseCity,
  isJapanesePrefecture,
  isTaiwaneseCity,
  japaneseRegions,
} from './place-names-asia.ts';

describe('place names of Japan and Taiwan', () => {
  it('are known with and without their kind, and with what lies in them', () => {
    for (const name of ['台北', '台北市', '新竹縣', '臺中市西屯區']) {
      assert.equal(isTaiwaneseCity(name), true, name);
    }
    for (const name of ['東京都渋谷区', '北海道', '神奈川県', '京都府京都市']) {
      assert.equal(isJapanesePrefecture(name), true, name);
    }
    for (const name of ['札幌', '名古屋市', '渋谷区'])
      assert.equal(isJapaneseCity(name), true, name);
    assert.equal(isTaiwaneseCity('北京'), false);
    assert.equal(isJapanesePrefecture('北京市'), false);
  });

  it('are regions where no city has the name', () => {
    assert.equal(japaneseRegions.has('神奈川'), true);
    assert.equal(japaneseRegions.has('東京'), false);
  });
});
