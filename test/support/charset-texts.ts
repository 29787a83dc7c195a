/*
 * What job boards write, in the languages whose encodings are read. Characters that only the
 * wider sets hold are among them: 䶮 and € (GB18030), 嘅 and 鰂 (HKSCS), ① ㈱ 髙 (Windows-31J),
 * 똠 and 펲 (Windows-949), quotes, dashes and € (Windows).
 */

/** One language of a board: a word, and a posting. */
export interface BoardText {
  readonly locale: string;
  readonly short: string;
  readonly long: string;
}

export const boardTexts: readonly BoardText[] = [
  {
    locale: 'zh-CN',
    short: '职位',
    long: [
      '高级后端开发工程师（Java方向）',
      '薪资：25k-40k·15薪　工作地点：上海市浦东新区张江高科技园区',
      '岗位职责：',
      '1、负责公司核心交易系统的架构设计、开发与性能优化，保障系统的高可用与稳定性；',
      '2、参与需求评审、技术方案设计及代码评审，编写清晰的技术文档；',
      '3、指导初级工程师，推动团队的技术成长。',
      '任职要求：',
      '1、本科及以上学历，计算机相关专业，5年以上后端开发经验；',
      '2、精通Java，熟悉Spring Boot、MySQL、Redis、Kafka等常用组件；',
      '3、具备良好的沟通能力和团队协作精神，有责任心，能承受一定的工作压力。',
      '福利待遇：五险一金、补充医疗保险、带薪年假、节日福利、定期体检、弹性工作制。联系人：䶮女士、喆先生，电话：021－5555 0100（€可谈）',
    ].join('\n'),
  },
  {
    locale: 'zh-TW',
    short: '職缺',
    long: [
      '資深前端工程師',
      '工作地點：台北市信義區　待遇面議（經常性薪資達4萬元或以上）',
      '工作內容：',
      '1. 負責公司網站與行動版頁面的開發、維護與效能優化。',
      '2. 與設計師、產品經理及後端工程師密切合作，規劃並實作新功能。',
      '3. 撰寫單元測試與技術文件，參與程式碼審查。',
      '條件要求：',
      '1. 大學以上資訊相關科系畢業，三年以上工作經驗。',
      '2. 熟悉 JavaScript、TypeScript、React 或 Vue。',
      '3. 具備良好的溝通能力，樂於學習新技術，能獨立解決問題。',
      '福利制度：勞健保、週休二日、三節獎金、員工旅遊、生日禮金、免費咖啡與零食。應徵方式：請備妥履歷表，寄至人力資源部林小姐。',
    ].join('\n'),
  },
  {
    locale: 'zh-HK',
    short: '嘅',
    long: [
      '誠聘：初級會計文員（九龍灣）',
      '薪酬：月薪港幣一萬八千元起，另設年終花紅。',
      '職責：處理日常會計入賬、發票核對、銀行對賬及協助編製財務報表；',
      '嚟見工嘅朋友請帶備學歷證明同埋身份證副本，唔該晒。我哋公司喺觀塘地鐵站附近，返工方便，五天工作，朝九晚六。',
      '要求：中學畢業或以上程度，持有LCC中級會計證書優先；懂中文輸入法及微軟辦公室軟件；勤奮盡責，冇經驗亦可，公司會提供在職培訓。',
      '地址：香港九龍觀塘巧明街㙟號 鰂魚涌分行、深水埗分行同時招聘。有意者請將履歷電郵至人事部李小姐收。',
    ].join('\n'),
  },
  {
    locale: 'ja',
    short: '求人',
    long: [
      '【正社員】Ｗｅｂアプリケーションエンジニア募集',
      '勤務地：東京都渋谷区（最寄り駅：渋谷駅から徒歩５分）',
      '給与：月給３５万円～６０万円＋賞与年２回',
      '仕事内容：自社サービスのバックエンド開発を担当していただきます。要件定義から設計、実装、テスト、運用まで一貫して携わることができます。',
      '応募資格：',
      '・Java または Go を用いた開発経験３年以上',
      '・データベース設計の知識がある方',
      '・チームで協力しながら仕事を進められる方',
      '歓迎条件：クラウド環境（AWS）での構築経験、英語でのコミュニケーション能力',
      '待遇・福利厚生：社会保険完備、交通費全額支給、リモートワーク可、年間休日１２５日、①住宅手当あり ②資格取得支援制度あり。㈱求人情報社・髙橋まで',
    ].join('\n'),
  },
  {
    locale: 'ko',
    short: '채용',
    long: [
      '백엔드 개발자 채용 (경력 3년 이상)',
      '근무지: 서울특별시 강남구 테헤란로, 급여: 연봉 5,000만원 ~ 8,000만원 (면접 후 협의)',
      '담당업무',
      '- 자사 서비스의 서버 개발 및 운영, 데이터베이스 설계와 성능 개선',
      '- 신규 기능 기획 참여 및 코드 리뷰',
      '자격요건',
      '- 컴퓨터공학 또는 관련 학과 졸업자, 자바 또는 코틀린 개발 경험이 있으신 분',
      '- 원활한 의사소통이 가능하며 책임감 있게 업무를 수행하시는 분',
      '우대사항: 대용량 트래픽 처리 경험, 클라우드 환경 경험자, 똠방각하 펲시콜라 프로젝트 경험',
      '복리후생: 4대 보험, 연차 휴가, 점심 식대 지원, 건강검진, 경조사 지원, 자유로운 출퇴근 시간. 지원 방법: 이력서와 자기소개서를 홈페이지에서 제출해' +
        ' 주시기 바랍니다.',
    ].join('\n'),
  },
  {
    locale: 'de',
    short: 'für',
    long: [
      'Softwareentwickler (m/w/d) für Webanwendungen gesucht',
      'Standort: München – Vollzeit, unbefristet. Gehalt: 55.000 € bis 70.000 € jährlich',
      'Ihre Aufgaben: Sie entwickeln und pflegen unsere Java-Anwendungen, führen Prüfungen du' +
        'rch und unterstützen die Kolleginnen und Kollegen „vor Ort“ bei größeren Änderungen.',
      'Ihr Profil: Abgeschlossenes Studium der Informatik oder ähnliche Ausbildung, mehrjähri' +
        'ge Berufserfahrung, sehr gute Deutschkenntnisse, Zuverlässigkeit und Teamfähigkeit.',
      'Wir bieten: flexible Arbeitszeiten, 30 Tage Urlaub, Zuschuss für öffentliche Verkehrsm' +
        'ittel, regelmäßige Weiterbildungen. Übrigens: Außendienst gehört nicht dazu. Schöne Gr' +
        'üße aus Köln!',
    ].join('\n'),
  },
  {
    locale: 'fr',
    short: 'Chargé',
    long: [
      'Ingénieur logiciel expérimenté (H/F) – CDI à temps plein',
      'Lieu : Orléans, télétravail possible deux jours par semaine. Salaire : 42 000 € à 50 0' +
        '00 € brut par an',
      'Votre mission : concevoir, développer et améliorer nos applications métier, rédiger la' +
        ' documentation et participer aux réunions d’équipe. Vous serez l’interlocuteur privilé' +
        'gié des clients.',
      'Votre profil : diplômé d’une école d’ingénieurs ou équivalent, vous maîtrisez Java et ' +
        'connaissez les bases de données. Rigueur, autonomie et esprit d’équipe sont nécessaire' +
        's.',
      'Avantages : mutuelle prise en charge à 100 %, tickets restaurant, prime d’intéressemen' +
        't, œuvres sociales. Où postuler ? Envoyez votre CV à l’adresse indiquée ; réponse gara' +
        'ntie sous huit jours, même négative.',
    ].join('\n'),
  },
  {
    locale: 'pl',
    short: 'księgowa',
    long: [
      'Programista Java – praca zdalna lub w biurze w Łodzi',
      'Wynagrodzenie: od 15 000 zł do 22 000 zł miesięcznie na umowę o pracę',
      'Twoje obowiązki: tworzenie i rozwijanie aplikacji, współpraca z zespołem projektowym, ' +
        'udział w przeglądach kodu oraz usuwanie błędów zgłoszonych przez użytkowników.',
      'Nasze wymagania: wykształcenie wyższe, co najmniej trzy lata doświadczenia, znajomość ' +
        'języka angielskiego, umiejętność samodzielnego rozwiązywania problemów, sumienność i r' +
        'zetelność.',
      'Oferujemy: prywatną opiekę medyczną, elastyczne godziny, dofinansowanie kursów i szkol' +
        'eń, „owocowe środy” oraz życzliwą atmosferę. Źródło ogłoszenia: dział kadr. Ćwiczenia ' +
        'językowe w cenie!',
    ].join('\n'),
  },
  {
    locale: 'ru',
    short: 'Вакансия',
    long: [
      'Требуется инженер-программист (Java), опыт работы от трёх лет',
      'Место работы: Санкт-Петербург, метро «Василеостровская». Зарплата: от 180 000 до 250 0' +
        '00 руб. на руки',
      'Обязанности: разработка и сопровождение серверных приложений, участие в проектировании' +
        ' архитектуры, написание тестов и технической документации.',
      'Требования: высшее техническое образование, уверенное знание языка Java и баз данных, ' +
        'умение работать в команде, ответственность и внимательность к деталям.',
      'Условия: оформление по ТК РФ, оплачиваемый отпуск 28 дней, добровольное медицинское ст' +
        'рахование, гибкий график, удобный офис. Обращаться в отдел кадров, кабинет № 12. Объяв' +
        'ление действительно ещё две недели.',
    ].join('\n'),
  },
  {
    locale: 'tr',
    short: 'İş ilanı',
    long: [
      'Kıdemli Yazılım Geliştirici aranıyor – İstanbul, Kadıköy',
      'Ücret: aylık net 90.000 TL yerine “90 bin TL” olarak yazılmıştır, yan haklar ayrıca gö' +
        'rüşülür',
      'Görev tanımı: Şirketimizin web uygulamalarını geliştirmek, iş birimleriyle çalışarak i' +
        'htiyaçları belirlemek, yazılım testlerini gerçekleştirmek ve süreçleri iyileştirmek.',
      'Aranan nitelikler: Üniversitelerin bilgisayar mühendisliği bölümünden mezun, en az üç ' +
        'yıl deneyimli, takım çalışmasına yatkın, iletişimi güçlü, öğrenmeye açık.',
      'Sağladığımız olanaklar: özel sağlık sigortası, yemek kartı, ulaşım desteği, esnek çalı' +
        'şma saatleri, eğitim imkânları. Başvuru için özgeçmişinizi gönderiniz. Çağrı merkezi d' +
        'eğildir.',
    ].join('\n'),
  },
];
