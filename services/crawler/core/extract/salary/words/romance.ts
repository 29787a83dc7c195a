import type { LanguageWords } from './language.ts';

/** Italian. */
export const italian: LanguageWords = {
  languages: ['it'],
  words: {
    hour: 'ora|ore|h|ora lavorata',
    day: 'giorno|giorni|gg|giornata',
    week: 'settimana|settimane|sett.',
    biweek: 'due settimane',
    month: 'mese|mesi',
    year: 'anno|anni',
    piece: 'pezzo|articolo|visita|lezione|consegna|progetto|parola|prestazione|intervento',
    hourly: "orari|orario|oraria|orarie|l'ora|all'ora|paga oraria|ogni ora",
    daily: 'giornalieri|giornaliero|giornaliera|al giorno|a giornata|die',
    weekly: 'settimanali|settimanale|a settimana',
    biweekly: 'bisettimanale|bisettimanali|ogni due settimane|quindicinale|quindicinali',
    monthly: 'mensili|mensile|al mese|mensilmente',
    yearly:
      "annui|annuo|annua|annue|annuali|annuale|annualmente|all'anno|ral|r.a.l.|r.a.l|" +
      "l'anno|retribuzione annua lorda|ral annua",
    per: "al|all'|a|per|/|l'|ogni|alla|il|la",
    thousand: 'k|mila|mille',
    million: 'mln|milione|milioni|mio',
    billion: 'mld|miliardo|miliardi',
    range: 'fino a|sino a|fino ai',
    weakRange: 'a|ai|agli|ad',
    between: 'tra|fra|da|tra i|fra i|dai',
    and: 'e|ed|e i|e gli',
    from:
      'da|a partire da|dai|minimo|almeno|min|min.|non meno di|oltre|più di|dagli|minimo di|' +
      'partendo da',
    upTo: 'fino a|fino ad|massimo|max|max.|sino a|non oltre|meno di|fino ai|al massimo',
    andMore: 'in su|o più|minimo|e oltre|in poi|a salire',
    atMost: 'massimo|max|o meno|al massimo',
    payments: "mensilità|mensilita|mens.|stipendi|mensilita'|mesi di stipendio",
    spreadOver: 'su|per|in',
    times: 'x|×|*|per',
    thirteenth: 'tredicesima|tredicesima mensilità',
    fourteenth: 'quattordicesima|quattordicesima mensilità',
    gross:
      'lordi|lordo|lorda|lorde|ral|r.a.l.|r.a.l|brutto|brutti|retribuzione annua lorda|' +
      'al lordo',
    net: 'netti|netto|netta|nette|in busta|al netto|in busta paga',
    base: 'fisso|base|stipendio base|paga base|fissa|retribuzione fissa|fissi|quota fissa',
    total: 'pacchetto|pacchetto retributivo|retribuzione complessiva',
    onTarget: 'al raggiungimento degli obiettivi|ral target',
    negotiable:
      "da concordare|commisurata all'esperienza|commisurato all'esperienza|da definire|" +
      "trattabile|trattabili|in base all'esperienza|secondo esperienza|da valutare|" +
      "negoziabile|commisurata|commisurato|da definirsi|in linea con l'esperienza|" +
      "da concordarsi|a seconda dell'esperienza|in base alle competenze|da discutere|" +
      "secondo profilo|in funzione dell'esperienza|dipende dall'esperienza|" +
      "adeguata all'esperienza",
    approx: "circa|indicativamente|approssimativamente|intorno a|ca.|ca|attorno a|all'incirca",
    proRata: 'riproporzionato|riproporzionata|pro quota|riproporzionati|in proporzione',
    pay:
      'stipendio|retribuzione|compenso|salario|paga|trattamento economico|inquadramento|' +
      'ccnl|contratto|stipendi|remunerazione|rimborso|retributivo|onorario|competitivo|' +
      'interessante|corrispettivo|competitiva|non specificato|offerta economica|emolumenti|' +
      'indennità di tirocinio',
    commission: 'provvigioni|provvigione|provvigioni elevate',
    equity: 'azioni|quote societarie',
    carAllowance: 'auto aziendale|auto|autovettura aziendale',
    bonus:
      'premio|premi|incentivi|incentivo|variabile|mbo|premio di produzione|bonus|' +
      'premio di risultato|una tantum',
    vat: 'iva',
    with:
      'più|oltre a|inclusi|incluso|inclusa|esclusi|escluso|con|buoni pasto|buono pasto|' +
      'benefit|ticket|compresi|compreso|tfr|welfare|straordinari|oneri',
    notPay:
      'fatturato|budget|finanziamento|investimento|investimenti|capitale|rimborso spese|' +
      'buono|indennità|trasferta|bonus di benvenuto|ricavi|patrimonio|raccolti|round|' +
      'aumento di capitale|bonus ingresso|diaria|sconto|contributo',
    counted:
      'dipendenti|persone|collaboratori|clienti|sedi|paesi|negozi|posti|minuti|min|km|' +
      'risorse|candidati|studenti|punti vendita|livello|liv.|°',
    label:
      'livello|liv.|liv|rif|rif.|n.|numero|dal|fondata nel|cap|tel|tel.|categoria|grado|' +
      'classe|area',
  },
};

/** Spanish of Spain and America. */
export const spanish: LanguageWords = {
  languages: ['es', 'ca', 'gl'],
  words: {
    hour: 'hora|horas|h|hr|hrs',
    day: 'día|dia|días|dias|jornada|jornal',
    week: 'semana|semanas|sem',
    biweek: 'quincena|dos semanas|catorcena',
    month: 'mes|meses',
    year: 'año|años|ano|any',
    piece: 'pieza|artículo|visita|clase|entrega|proyecto|palabra|servicio|tarea|consulta',
    hourly: 'la hora|por hora|precio hora|a la hora|hora bruta',
    daily: 'diario|diarios|diaria|diarias|al día|al dia|diariamente',
    weekly: 'semanal|semanales|a la semana|semanalmente',
    biweekly: 'quincenal|quincenales|cada dos semanas|catorcenal|quincenalmente',
    monthly: 'mensual|mensuales|mensualmente|al mes|mensualidad|b/m|salario mensual',
    yearly:
      'anual|anuales|anualmente|al año|b/a|sba|s.b.a.|salario bruto anual|al ano|anuals|' +
      'brutos/año|rba',
    per: 'por|/|al|a la|la|el|cada|x',
    thousand: 'k|mil|miles',
    million: 'm|millón|millon|millones|mm|mdp',
    billion: 'mil millones|miles de millones|billones',
    range: 'hasta|y hasta|fins a',
    weakRange: 'a|al',
    between: 'entre|de|desde|entre los',
    and: 'y|e|i|y los',
    from:
      'desde|a partir de|mínimo|minimo|al menos|min.|min|más de|mas de|no menos de|' +
      'mínimo de|como mínimo|superior a',
    upTo: 'hasta|máximo|maximo|max.|max|máx.|máx|hasta un máximo de|menos de|fins a|tope',
    andMore: 'o más|o mas|en adelante|mínimo|y más|como mínimo|para arriba',
    atMost: 'máximo|o menos|como máximo|maximo|tope',
    payments: 'pagas|mensualidades|sueldos|pagues|salarios|pagos|pagas anuales|mensualitats',
    spreadOver: 'en|sobre|distribuido en|repartido en|distribuidos en|x|por',
    times: 'x|×|*|por',
    thirteenth: 'paga 13|decimotercera paga',
    fourteenth: 'decimocuarta paga',
    gross:
      'bruto|brutos|bruta|brutas|bruts|antes de impuestos|sba|s.b.a.|b/a|b/m|' +
      'salario bruto anual|brutos/año|rba',
    net:
      'neto|netos|neta|netas|nets|después de impuestos|libres|limpios|en mano|de bolsillo|' +
      'líquido|líquidos|libre',
    base:
      'fijo|fijos|base|salario base|sueldo base|parte fija|fija|salario fijo|sueldo fijo|' +
      'retribución fija',
    total: 'paquete|paquete salarial|retribución total|compensación total',
    onTarget: 'por objetivos incluidos|a objetivos cumplidos|cumpliendo objetivos',
    negotiable:
      'a convenir|según valía|según experiencia|a negociar|negociable|según perfil|' +
      'a tratar|según valía del candidato|según convenio y valía|' +
      'en función de la experiencia|en función de valía|a definir|según aptitudes|' +
      'acorde a la experiencia|acorde a experiencia|en función de la valía|según candidato|' +
      'según aptitud|a acordar|acorde a perfil|a concretar|según la experiencia|' +
      'según experiencia y valía|según formación|a discutir|por definir',
    approx:
      'aproximadamente|aprox.|aprox|alrededor de|en torno a|unos|sobre|cerca de|aproximado|' +
      'aproximados|promedio',
    proRata: 'proporcional|prorrateado|a jornada completa|proporcional a la jornada|en proporción',
    pay:
      'salario|sueldo|retribución|remuneración|pago|ingresos|salari|sou|compensación|' +
      'honorarios|nómina|según convenio|convenio|competitivo|atractivo|competitiva|' +
      'banda salarial|rango salarial|smi|a convenio|no especificado|oferta económica|beca|' +
      'bolsa|ayuda al estudio|no disponible|condiciones económicas|por encima del mercado|' +
      'salario mínimo',
    commission: 'comisiones|comisión|comision|comissions|comisiones sin techo',
    equity: 'acciones|participación|stock options|phantom shares',
    carAllowance: 'coche de empresa|vehículo de empresa|coche|vehículo',
    bonus:
      'prima|primas|variable|incentivos|incentivo|gratificación|bonus|bono|bonos|variables|' +
      'bonificación|aguinaldo',
    vat: 'iva',
    with:
      'más|mas|incluido|incluidos|incluida|con|excluido|sin|además|beneficios|prorrateadas|' +
      'pagas extra|ticket restaurante|dietas|kilometraje|prestaciones|vales|prorrata|' +
      'extras|prorratas|superiores|de ley',
    notPay:
      'facturación|ventas anuales|financiación|inversión|capital|presupuesto|ayuda|' +
      'bono de bienvenida|bono de contratación|fondos|activos|ronda|reembolso|subsidio|' +
      'vale|fondo de ahorro|bono de entrada|bono de puntualidad|vales de despensa|seguro|' +
      'descuento|levantados|ingresos anuales de',
    counted:
      'empleados|personas|trabajadores|clientes|oficinas|países|tiendas|vacantes|puestos|' +
      'minutos|min|km|profesionales|plazas|colaboradores|estudiantes|sedes|' +
      'años de experiencia|vacaciones',
    label:
      'nivel|grupo|grado|ref|ref.|número|n.o|no|desde el año|fundada en|tel|tel.|teléfono|' +
      'cp|categoría|escala|grupo profesional',
  },
  currencies: {
    EUR: 'euro|euros|eurs|eu',
    MXN: 'pesos mexicanos|m.n.|mn|pesos m.n.',
    USD: 'dólares|dolares|dólares americanos',
    $: 'pesos|peso',
    PEN: 's/|s/.|soles|nuevos soles',
    COP: 'pesos colombianos',
    CLP: 'pesos chilenos',
    ARS: 'pesos argentinos',
    GTQ: 'quetzales',
    CRC: 'colones|₡',
  },
};

/** Portuguese of Brazil and Portugal. */
export const portuguese: LanguageWords = {
  languages: ['pt'],
  words: {
    hour: 'hora|horas|h|hr|hora/aula',
    day: 'dia|dias|diária',
    week: 'semana|semanas|sem.',
    biweek: 'quinzena|duas semanas',
    month: 'mês|mes|meses',
    year: 'ano|anos',
    piece:
      'peça|entrega|visita|aula|artigo|projeto|palavra|atendimento|hora-aula|corrida|' +
      'serviço|tarefa',
    hourly: 'a hora|por hora|valor hora|hora trabalhada|horista|à hora',
    daily: 'diário|diários|diária|diárias|ao dia|por dia|diaria',
    weekly: 'semanal|semanais|por semana|à semana|semanalmente',
    biweekly: 'quinzenal|quinzenais|quinzenalmente',
    monthly:
      'mensal|mensais|mensalmente|ao mês|por mês|p/mês|mensalidade|ao mes|salário mensal|' +
      'salario mensal',
    yearly: 'anual|anuais|anualmente|ao ano|por ano|a.a.|salário anual',
    per: 'por|/|ao|à|a|cada|p/',
    thousand: 'k|mil',
    million: 'm|mi|milhão|milhões|milhao|milhoes|mm',
    billion: 'bi|bilhão|bilhões|bilhoes|mil milhões',
    range: 'até|ate|e até',
    weakRange: 'a|à|ao',
    between: 'entre|de|entre os',
    and: 'e',
    from:
      'a partir de|desde|mínimo|minimo|no mínimo|acima de|min.|mínimo de|mais de|' +
      'pelo menos|superior a|inicial de',
    upTo:
      'até|ate|máximo|maximo|no máximo|máx.|abaixo de|menos de|teto de|teto|' +
      'podendo chegar a|podendo chegar até',
    andMore: 'ou mais|em diante|acima|para cima|ou superior|mínimo',
    atMost: 'ou menos|máximo|no máximo|de teto',
    payments:
      'salários|meses de salário|pagamentos|mensalidades|subsídios|vencimentos|salario|' +
      'salário|parcelas anuais|meses',
    spreadOver: 'em|x|sobre',
    times: 'x|×|*|vezes',
    thirteenth: 'décimo terceiro|decimo terceiro',
    fourteenth: 'subsídios de férias e natal|subsídio de férias e de natal',
    gross: 'bruto|brutos|bruta|brutas|ilíquido|ilíquidos|antes de impostos',
    net: 'líquido|líquidos|liquido|liquidos|líquida|líquidas|livre|limpo|limpos|na mão',
    base:
      'fixo|fixos|base|salário base|salario base|vencimento base|salário fixo|salario fixo|' +
      'piso|fixa|remuneração base|ordenado base',
    total: 'pacote|remuneração total|pacote total',
    onTarget: 'batendo meta|batendo as metas|com metas atingidas',
    negotiable:
      'a combinar|à combinar|a negociar|negociável|a definir|conforme experiência|' +
      'de acordo com a experiência|compatível com a experiência|' +
      'conforme perfil|de acordo com experiência|a acordar|compatível com experiência|' +
      'consoante experiência|de acordo com o perfil|em função da experiência|' +
      'ajustado à experiência|compatível com a função|à negociar|negociavel|' +
      'conforme a experiência|adequado à experiência|dependendo da experiência|combinar|' +
      'a discutir',
    approx:
      'aproximadamente|aprox.|cerca de|em torno de|em média|na faixa de|aprox|por volta de|' +
      'média de|faixa de',
    proRata: 'proporcional|proporcionais|pro-rata',
    pay:
      'compatível com o mercado|salário|salario|remuneração|remuneracao|pagamento|ordenado|' +
      'vencimento|bolsa|' +
      'bolsa-auxílio|bolsa auxílio|ganhos|compensação|faixa salarial|pretensão|honorários|' +
      'competitivo|atrativo|competitiva|piso salarial|confidencial|não informado|' +
      'salário mínimo|renda|atraente|remuneratório|pretensão salarial|salarial',
    commission: 'comissão|comissões|comissao|comissoes|comissionamento',
    equity: 'ações|participação acionária|opções de ações|stock options',
    carAllowance: 'carro da empresa|viatura|viatura da empresa|veículo da empresa',
    bonus:
      'bônus|bonus|plr|ppr|prêmio|prêmios|premiação|variável|variavel|prémio|prémios|' +
      'gratificação|participação nos lucros|bonificação|premiações',
    vat: 'iva',
    with:
      'mais|com|incluindo|incluso|vale transporte|vale refeição|vale alimentação|vt|vr|va|' +
      'benefícios|beneficios|sem|além|acrescido|adicional|subsídio de alimentação|pj|clt|' +
      'inclui|cartão refeição|periculosidade|insalubridade|ajuda de custo',
    notPay:
      'faturamento|faturação|investimento|capital|orçamento|fundos|ativos|' +
      'ajuda de custo de|vale|auxílio|bônus de contratação|subsídio|reembolso|rodada|' +
      'receita|aporte|captou|seguro|desconto|bônus de indicação',
    counted:
      'funcionários|colaboradores|pessoas|empregados|clientes|lojas|países|vagas|' +
      'escritórios|minutos|min|km|profissionais|trabalhadores|alunos|unidades|' +
      'anos de experiência|horas semanais|dias úteis|férias|°',
    label:
      'nível|grau|ref|ref.|número|n.o|no|desde|fundada em|tel|tel.|cep|código|cod.|vaga|' +
      'telefone|whatsapp|escala|classe',
  },
  currencies: {
    BRL: 'reais|real|brl|r$',
    EUR: 'euro|euros',
    USD: 'dólares|dolares',
    AOA: 'kz|kwanzas',
    MZN: 'meticais',
  },
};
