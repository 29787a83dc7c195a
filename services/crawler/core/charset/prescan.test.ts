import assert from 'node:assert/strict';

import { describe, it } from 'mocha';

import { declaredIn } from './prescan.ts';

describe('declaredIn', () => {
  const found = [
    ['<meta charset=gbk>', 'gbk'],
    ['<META  CharSet = "Big5" />', 'Big5'],
    ["<meta charset='euc-kr'>", 'euc-kr'],
    ['<meta http-equiv="Content-Type" content="text/html; charset=gb2312">', 'gb2312'],
    ['<meta content="text/html;charset=\'x-sjis\'" http-equiv=content-type>', 'x-sjis'],
    ['<meta http-equiv="content-type" content="text/html; charset = shift_jis;x">', 'shift_jis'],
    ['<meta name="a" content="b"><meta charset="utf-8">', 'utf-8'],
    ['<?xml version="1.0" encoding="Shift_JIS"?><a/>', 'Shift_JIS'],
    ["<?xml version='1.0' encoding='euc-jp'?>", 'euc-jp'],
    ['<!-- <meta charset="big5"> --><meta charset="gbk">', 'gbk'],
    ['<!--><meta charset="gbk">', 'gbk'],
    ['<p title="<meta charset=big5>"><meta charset="gbk">', 'gbk'],
    ['<meta charset="gbk" charset="big5">', 'gbk'],
    ['<!doctype html><html lang=zh><head><title>a<b</title><meta charset="gbk">', 'gbk'],
    [`${' '.repeat(1_500)}<meta charset="gbk">`, 'gbk'],
    ['<meta/charset=gbk>', 'gbk'],
  ] as const;
  for (const [page, label] of found) {
    it(`finds ${label} in ${page.trim().slice(0, 60)}`, () => {
      assert.equal(declaredIn(Buffer.from(page)), label);
    });
  }

  const none = [
    '<p>charset=gbk</p>',
    '<meta name="x" content="text/html; charset=gbk">',
    '<meta http-equiv="refresh" content="0; charset=gbk">',
    '<metadata charset="gbk">',
    '</meta charset="gbk">',
    '<!-- <meta charset="gbk">',
    '<!-- charset --><meta charset="">',
    '<script data-x="<meta charset=gbk>">',
    `${' '.repeat(2_048)}<meta charset="gbk">`,
    '<meta charset',
    '',
  ];
  for (const page of none) {
    it(`finds none in ${JSON.stringify(page.trim().slice(0, 60))}`, () => {
      assert.equal(declaredIn(Buffer.from(page)), undefined);
    });
  }

  it('is linear', () => {
    for (const text of ['<meta charset', '<meta a="', '<!--', '<a ', '<', '</', 'charset<meta =']) {
      const body = Buffer.from(`charset ${text.repeat(2_048)}`);
      const startMs = performance.now();
      declaredIn(body);
      assert.ok(performance.now() - startMs < 200, text);
    }
  });
});
