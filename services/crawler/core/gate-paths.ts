/*
 * Paths and hosts of logins and challenges. A word must be a whole segment of a path: a posting may
 * be called login-service-engineer.
 */

const ending = String.raw`(?:\.[a-z]{2,5})?`;

const loginWords = [
  '(?:(?:user|member|candidate|account|customer|mobile|site|jobseeker|my|web|uas|wp)[-_]?)?',
  '(?:log-?in|log_in|sign-?in|sign_in|logon)',
  '(?:[-_]?(?:page|form|tot|top|index|main|view|required))?',
].join('');

/** Segments that name a login by themselves. */
const loginSegment = new RegExp(
  `^(?:${[
    loginWords,
    'authwall|servicelogin|nidlogin|checkpoint|passport',
    'anmelden|einloggen',
    'se-connecter|connexion|identification',
    'iniciar-?sesion|inicio-?sesion|entrar|acceso-?usuarios?|iniciar-?sessao',
    'accedi|inloggen|logowanie|zaloguj|giris(?:-?yap)?|uye-?giri[sş]i?',
    'vhod|avtorizaci[jy]a',
    'denglu|yonghudenglu',
    'ログイン|로그인|登录|登入',
  ].join('|')})${ending}$`,
  'iu',
);

/** Segments that name a login where the way back to the page is in the query. */
const doubtfulSegment = new RegExp(
  `^(?:${[
    'auth|authenticate|authorize|oauth2?|sso|cas|saml2?|openid|identity|sessions?|kaiin|zf_user',
    'accounts?|members?|user|register|registrierung|anmeldung|registro|inscription|sign-?up',
  ].join('|')})${ending}$`,
  'iu',
);

const loginLabel = /^(?:login|signin|passport|accounts?|auth|sso|cas|idp|nid|logon|authn)$/u;

const challengePath = new RegExp(
  [
    String.raw`/cdn-cgi/(?:challenge|l/chk_)[\w./-]*`,
    `/(?:sorry/index|showcaptcha(?:fast)?|validatecaptcha|captcha(?:page)?)${ending}(?=/|$)`,
    `/(?:security-check|verify-slider|antibot|antispider|_____tmd_____)${ending}(?=/|$)`,
    '/checkpoint/challenge(?=/|$)',
    String.raw`/\.within\.website/x/cmd/anubis`,
  ].join('|'),
  'iu',
);

/** The path of a challenge, as far as it was recognised. */
export function challengePathOf(url: URL): string | undefined {
  return challengePath.exec(url.pathname)?.[0];
}

/** The path up to the segment that names a login; doubtful words count where the way leads back. */
export function loginPathOf(
  url: URL,
  { leadsBack }: { readonly leadsBack: boolean },
): string | undefined {
  const segments = url.pathname.split('/').map(plain);
  const index = segments.findIndex(
    (segment) => loginSegment.test(segment) || (leadsBack && doubtfulSegment.test(segment)),
  );
  return index < 0 ? undefined : segments.slice(0, index + 1).join('/');
}

/** Tells whether a host is one of logins by its first label. */
export function isLoginHost({ hostname }: URL): boolean {
  return loginLabel.test(hostname.split('.')[0] ?? '');
}

/** Tells whether the query of a redirect carries the page that was asked for. */
export function leadsBack(from: URL, to: URL): boolean {
  if (from.pathname === '/') return [...to.searchParams.values()].includes(from.href);
  for (const value of to.searchParams.values()) {
    if (value.startsWith(from.pathname) || value.includes(`${from.host}${from.pathname}`)) {
      return true;
    }
  }
  return false;
}

function plain(segment: string): string {
  try {
    return decodeURIComponent(segment);
  } catch {
    // A path that is no UTF-8 names no login that is known here.
    return segment;
  }
}
