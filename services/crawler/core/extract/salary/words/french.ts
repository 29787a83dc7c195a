import type { LanguageWords } from './language.ts';

/** French of France, Belgium, Switzerland and Canada. */
export const french: LanguageWords = {
  languages: ['fr'],
  thousandsOf: { EUR: 'ke|keur' },
  words: {
    hour: 'heure|heures|h|heure travaillée',
    day: 'jour|jours|j|journée|j.',
    week: 'semaine|semaines|sem.',
    biweek: 'deux semaines|quinzaine',
    month: 'mois',
    year: 'an|ans|année|années|annum',
    piece:
      'mission|pièce|course|séance|article|visite|cours|livraison|mot|prestation|vacation|' +
      'intervention',
    hourly:
      "horaire|horaires|taux horaire|de l'heure|l'heure|à l'heure|salaire horaire|" +
      'brut horaire|/h',
    daily:
      'journalier|journalière|journaliers|tjm|tj|taux journalier|taux journalier moyen|' +
      'quotidien|la journée|forfait jour',
    weekly: 'hebdomadaire|hebdomadaires|hebdo',
    biweekly: 'bimensuel|bihebdomadaire|toutes les deux semaines|aux deux semaines|aux 2 semaines',
    monthly: 'mensuel|mensuelle|mensuels|mensuelles|mensuellement|mens.|au mois|salaire mensuel',
    yearly:
      'annuel|annuelle|annuels|annuelles|annuellement|salaire annuel|rémunération annuelle|' +
      '/an|package annuel|brut/an|b/a|rab',
    per: "par|/|l'|de l'|le|la|chaque|pour une|au|à l'|pour un",
    thousand: 'k|mille|kilo|ke',
    million: 'm|million|millions',
    billion: 'milliard|milliards|mds|md',
    range: "jusqu'à|et jusqu'à",
    weakRange: 'à|a',
    between: 'entre|de',
    and: 'et|&',
    from:
      "à partir de|à partir d'|dès|minimum|au moins|min|min.|mini|plus de|supérieur à|" +
      'au minimum',
    upTo: "jusqu'à|jusqu'a|max|max.|maximum|au maximum|maxi|moins de|plafonné à|inférieur à",
    andMore: 'et plus|ou plus|minimum|mini|et +|au minimum|min',
    atMost: 'maximum|max|maxi|ou moins|au maximum',
    payments: 'mensualités|salaires|mois de salaire|mois de salaires|paies|versements|mois payés',
    spreadOver: 'sur|en|x|versé sur|payé sur|versés sur',
    times: 'x|×|*|fois',
    thirteenth: 'treizième mois|treizième|treizième salaire|prime de 13ème mois',
    fourteenth: 'quatorzième mois',
    gross: 'brut|bruts|brute|brutes|avant impôt|avant impôts|avant prélèvement|brut/an|b/a|rab',
    net: 'net|nets|nette|nettes|après impôt|après impôts|net à payer|net avant impôt',
    base: 'fixe|salaire de base|base|salaire fixe|fixe de|rémunération fixe|sur base|partie fixe',
    onTarget: 'objectifs atteints|à objectifs atteints|variable inclus|à objectif atteint',
    total: 'package|rémunération globale|package global|rémunération totale|package total|global',
    negotiable:
      'à négocier|négociable|négociables|selon profil|selon expérience|selon le profil|' +
      'à convenir|à définir|selon votre profil|selon votre expérience|' +
      "selon profil et expérience|selon compétences|selon l'expérience|à discuter|" +
      'selon qualification|selon ancienneté|en fonction du profil|' +
      "en fonction de l'expérience|en fonction de votre expérience|à débattre|" +
      'suivant expérience|suivant profil|en fonction de votre profil|selon diplôme|' +
      'selon diplômes|selon les profils|à voir ensemble|fonction du profil|' +
      'variable selon profil|selon exp.',
    approx:
      'environ|autour de|aux alentours de|près de|à peu près|env.|env|approximativement|moyen',
    proRata: 'au prorata|prorata|etp|équivalent temps plein|prorata temporis',
    pay:
      "après la période d'essai|après période d'essai|" +
      'salaire|salaires|rémunération|paie|paye|traitement|émoluments|honoraires|smic|smig|' +
      'revenu|revenus|gratification|fourchette|attractif|attractive|attrayant|compétitif|' +
      'compétitive|motivant|motivante|convention collective|grille|indice|non communiqué|' +
      'non précisé|cachet|confidentiel|grille salariale|rému|minimum légal',
    commission:
      'commission|commissions|variable déplafonné|commissionnement|commissions non plafonnées',
    equity:
      'bspce|actions|stock-options|stock options|intéressement|participation|bsa|actionnariat',
    carAllowance:
      'véhicule de fonction|voiture de fonction|voiture de société|véhicule|voiture|' +
      'véhicule de service',
    bonus: 'prime|primes|variable|variables|bonus|primes de|gratification annuelle|part variable',
    vat: 'tva|ht|ttc|hors taxes|hors taxe',
    with:
      'plus|avec|incl.|inclus|incluant|hors|y compris|avantages|tickets restaurant|' +
      'ticket restaurant|ticket resto|tr|mutuelle|rtt|ainsi que|panier|paniers|indemnités|' +
      'congés payés|ifm|cp|compris|pour|heures supplémentaires|chèques vacances|auxquels',
    notPay:
      "prime d'arrivée|prime de bienvenue|prime de cooptation|prime d'embauche|" +
      "chiffre d'affaires|ca de|de ca|levée de fonds|levée|levés|capital|" +
      "investissement|investissements|actifs|indemnité|prime d'installation|remboursement|" +
      'budget|subvention|aide|prime de parrainage|caution|prime de transport|encours|don|' +
      "bourse|d'actifs|prime de signature|fonds|prime de panier|frais de transport|frais|" +
      'allocation',
    trial: "période d'essai|pendant la période d'essai",
    counted:
      'salariés|collaborateurs|personnes|employés|collaboratrices|clients|agences|pays|' +
      'magasins|postes|poste|minutes|min|km|congés|sites|étudiants|lits|établissements|' +
      'talents|ème|jours de congés',
    label:
      'niveau|échelon|coefficient|coef|coef.|indice|catégorie|classe|grade|réf|réf.|ref|' +
      'référence|n°|numéro|depuis|fondée en|fondé en|créée en|tél|tél.|bac|groupe|palier|' +
      'position|bac +|en',
  },
  currencies: {
    EUR: 'euro|euros|€uros|e|eu|ke',
    CHF: 'francs suisses|francs|fr.|fr|frs',
    CAD: '$ ca|$ can|dollars canadiens',
    XOF: 'fcfa|f cfa|francs cfa|cfa',
    MAD: 'dh|dhs|dirhams',
    TND: 'dt',
  },
};
