/* The words that the jobs of the practice board are made of. */

export const roles = [
  { slug: 'python-backend', title: 'Python 后端工程师', skills: ['Python', 'Django', 'Redis'] },
  { slug: 'java-backend', title: 'Java 开发工程师', skills: ['Java', 'Spring Boot', 'MySQL'] },
  { slug: 'frontend', title: '前端开发工程师', skills: ['TypeScript', 'React', 'CSS'] },
  { slug: 'go-platform', title: 'Go 平台工程师', skills: ['Go', 'Kubernetes', 'gRPC'] },
  { slug: 'data-engineer', title: '数据工程师', skills: ['Spark', 'SQL', 'Airflow'] },
  { slug: 'qa-engineer', title: '测试开发工程师', skills: ['Playwright', 'Python', 'CI'] },
  { slug: 'ml-engineer', title: '机器学习工程师', skills: ['PyTorch', 'Python', 'CUDA'] },
  { slug: 'sre', title: '运维开发工程师 (SRE)', skills: ['Linux', 'Prometheus', 'Terraform'] },
  { slug: 'product-manager', title: '产品经理', skills: ['需求分析', 'Axure', 'SQL'] },
  { slug: 'ui-designer', title: 'UI 设计师', skills: ['Figma', '交互设计', '动效'] },
] as const;

export const companies = [
  '星河科技',
  '蓝鲸数据',
  '青木网络',
  '云帆智能',
  '北辰软件',
  '山海信息 & 服务',
  '九章算力',
] as const;

export const cities = ['杭州', '上海', '北京', '深圳', '成都', '武汉', '南京', '西安'] as const;

export const employments = ['全职', '全职', '全职', '兼职', '实习'] as const;
export const experiences = ['经验不限', '1-3年', '3-5年', '5-10年'] as const;
export const educations = ['学历不限', '大专', '本科', '硕士'] as const;
export const departments = ['技术部', '平台部', '数据部', '产品部'] as const;

export const sentences = [
  '负责核心业务系统的设计、开发与维护，保证服务的稳定性与可扩展性。',
  '参与需求评审与技术方案讨论，编写清晰的设计文档并推动落地。',
  '与产品、测试和运维团队紧密协作，按时高质量地交付版本。',
  '持续优化系统性能，定位并解决线上问题，沉淀监控与告警。',
  '编写单元测试与集成测试，参与代码评审，提升整体代码质量。',
  '关注业界新技术，结合业务场景进行评估、验证与推广。',
  '熟悉常用的数据结构与算法，具备良好的编程习惯和工程素养。',
  '有高并发、分布式系统经验者优先，能够独立承担模块的开发。',
  '具备良好的沟通能力与团队精神，责任心强，乐于分享。',
  '我们提供有竞争力的薪酬、弹性的工作时间和完善的培训体系。',
] as const;
