/** A header that only what stands in the way of a page sends. */
export interface GateHeader {
  readonly name: string;
  readonly value: RegExp;
  /** Where only these make it a gate: providers mark what they let through too. */
  readonly statuses?: readonly number[];
  readonly kind: 'challenge' | 'denied';
}

/** Something that a provider's page holds. */
export interface GateMark {
  /** Whose it is. */
  readonly of: string;
  readonly pattern: RegExp;
}

const refusals = [401, 403, 405, 406, 429, 503];

/** Headers in the order in which they are asked for. */
export const gateHeaders: readonly GateHeader[] = [
  { name: 'cf-mitigated', value: /challenge/iu, kind: 'challenge' },
  { name: 'x-vercel-mitigated', value: /challenge/iu, kind: 'challenge' },
  { name: 'x-vercel-mitigated', value: /deny/iu, kind: 'denied' },
  { name: 'x-amzn-waf-action', value: /challenge|captcha/iu, kind: 'challenge' },
  // DataDome marks what it lets through as "protected" too.
  { name: 'x-dd-b', value: /\S/u, statuses: refusals, kind: 'challenge' },
  { name: 'x-datadome-type', value: /\S/u, statuses: refusals, kind: 'challenge' },
  { name: 'x-datadome', value: /\S/u, statuses: refusals, kind: 'challenge' },
  { name: 'x-datadome-cid', value: /\S/u, statuses: refusals, kind: 'challenge' },
  { name: 'x-kpsdk-ct', value: /\S/u, statuses: refusals, kind: 'challenge' },
  { name: 'x-px-block', value: /\S/u, statuses: refusals, kind: 'challenge' },
  { name: 'x-captcha-required', value: /^(?:1|true|yes)/iu, kind: 'challenge' },
  { name: 'x-sucuri-block', value: /\S/u, kind: 'denied' },
  { name: 'x-tengine-error', value: /denied/iu, kind: 'denied' },
  { name: 'x-waf-status', value: /block|deny|denied/iu, kind: 'denied' },
  { name: 'x-amzn-errortype', value: /forbidden|waf/iu, statuses: [403], kind: 'denied' },
  { name: 'www-authenticate', value: /\S/u, statuses: [401], kind: 'denied' },
];

/**
 * What challenges hold and the pages behind them do not. Scripts that the same providers put into
 * pages that they let through are none (Cloudflare's jsd, DataDome's tags.js, Imperva's resource).
 */
export const challengeMarks: readonly GateMark[] = [
  { of: 'Cloudflare', pattern: /_cf_chl_opt|\bcf-challenge-running\b|\bid=["']?challenge-form\b/u },
  { of: 'DataDome', pattern: /\b(?:geo|ct|interstitial)\.captcha-delivery\.com\b/u },
  { of: 'HUMAN', pattern: /\bpx-captcha\b|\bcaptcha\.px-(?:cdn|cloud)\.net\b/u },
  { of: 'Imperva', pattern: /_Incapsula_Resource\?[^"'\s]{0,200}\bedet=|Incapsula incident ID/u },
  { of: 'Akamai', pattern: /\bsec-(?:if-)?cpt-(?:container|if)\b|\/_sec\/cp_challenge\//u },
  { of: 'AWS', pattern: /\bgokuProps\b|\bAwsWafCaptcha\b/u },
  { of: 'Kasada', pattern: /\/ips\.js\?[^"'\s]{0,200}\bKP_UIDz=/u },
  { of: 'Vercel', pattern: /Vercel Security Checkpoint/u },
  { of: 'Sucuri', pattern: /\bsucuri_cloudproxy_js\b/u },
  { of: 'DDoS-Guard', pattern: /\/\.well-known\/ddos-guard\/js-challenge\b/u },
  { of: 'Anubis', pattern: /\banubis_challenge\b|\/\.within\.website\/x\/cmd\/anubis\b/u },
  { of: 'Reblaze', pattern: /\bwindow\.rbzns\b/u },
  { of: 'Alibaba', pattern: /\bx5secdata\b|\/_____tmd_____\/punish\b|\bacw_sc__v2\b/u },
  { of: 'Baidu', pattern: /\bwappass\.baidu\.com\/static\/captcha\b/u },
  { of: 'BOSS', pattern: /\/web\/(?:common\/security-check|user\/safe\/verify-slider)\b/u },
  { of: '58', pattern: /\/antibot\/(?:verifycode|captcha)\b/u },
  { of: 'Naver', pattern: /\bncpt\.naver\.com\b/u },
  { of: 'Yandex', pattern: /\/showcaptcha(?:fast)?\b|\/checkcaptcha(?:fast)?\b/u },
  { of: 'Google', pattern: /\bid=["']?captcha-form\b/u },
  { of: 'Amazon', pattern: /\/errors\/validateCaptcha\b/u },
];

/** Widgets that stand in challenges, and in contact forms of honest pages. */
export const widgetMarks: readonly GateMark[] = [
  { of: 'reCAPTCHA', pattern: /\bg-recaptcha\b|\/recaptcha\/(?:api|enterprise)\b/u },
  { of: 'hCaptcha', pattern: /\bh-captcha\b|\bhcaptcha\.com\b/u },
  { of: 'Turnstile', pattern: /\bcf-turnstile\b|\bchallenges\.cloudflare\.com\b/u },
  { of: 'Geetest', pattern: /\bgeetest_|\bgeetest\.com\b|\binitGeetest4?\b/u },
  { of: 'Alibaba', pattern: /\bnc_1_wrapper\b|\bnoCaptcha\b|\baliyunCaptcha\b/u },
  { of: 'Tencent', pattern: /\bTCaptcha\b|\bcaptcha\.(?:qq|gtimg)\.com\b/u },
  { of: 'NetEase', pattern: /\bcstaticdun\.126\.net\b|\byidun_/u },
  { of: 'Yandex', pattern: /\bsmart-captcha\b|\bsmartcaptcha\.(?:cloud\.yandex|yandexcloud)\b/u },
  { of: 'Arkose', pattern: /\b(?:client-api|api)\.arkoselabs\.com\b|\bfuncaptcha\b/iu },
  { of: 'Friendly Captcha', pattern: /\bfrc-captcha\b/u },
  { of: 'ALTCHA', pattern: /<altcha-widget\b/u },
  { of: 'captcha', pattern: /\b(?:src|id|class|name)=["']?[\w./:-]{0,100}captcha/iu },
];

/** What pages of refusals hold: firewalls, and interfaces that want a login. */
export const blockMarks: readonly GateMark[] = [
  { of: 'Cloudflare', pattern: /\bcf-error-details\b[^]{0,2000}?\b(?:10[012][0-9])\b/u },
  { of: 'Akamai', pattern: /\berrors\.edgesuite\.net\b/u },
  { of: 'Sucuri', pattern: /Sucuri Website Firewall/u },
  { of: 'Wordfence', pattern: /Generated by Wordfence/u },
  { of: 'Alibaba', pattern: /\berrors\.aliyun\.com\/error\?/u },
  {
    of: 'login',
    pattern: new RegExp(
      '"(?:error|code|message|type)"\\s*:\\s*"(?:login_required|unauthorized|unauthenticated' +
        '|not_logged_in|authentication_required)"',
      'iu',
    ),
  },
];

/** Pages that ask for patience: they name themselves like refusals. */
export const rateMark = /\bError\s+1015\b|error code:\s*1015\b/u;
