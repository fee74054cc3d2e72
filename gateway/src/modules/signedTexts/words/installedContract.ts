import type { BothWords, TextLanguage, TextWords } from '@probity/contract/rules/signedTexts';

/** The version of the contract that an installation begins with. Its words never change: operators write the next ones. */
export const INSTALLED_CONTRACT = '2026-11';

const words: Record<TextLanguage, { title: string; sections: readonly (readonly [string, ...string[]])[] }> =
  {
    en: {
      title: 'Service contract for employment background checks',
      sections: [
        ['Parties', 'This contract is made between Probity (the provider) and {enterprise} (the customer).'],
        [
          'Subject',
          'The provider carries out background checks on people whom the customer is about to employ or employs, as far as each of them has consented. The customer orders them in the console; every order names the person, the items, the reason for each sensitive item and the price.',
          "The provider compares what a person states with its source. It reports what it found, where and how, and says so when something could not be verified. It does not recommend whether to employ anybody; that decision is the customer's alone.",
        ],
        [
          'Orders and prices',
          'The console shows the price, the balance and the promised date before an order is placed. The amount is held when the order is placed, charged item by item as each is done, and released when an item is cancelled, refused or expired. An item that was worked and could not be verified counts as done.',
          'A promised date is counted in working days. While a person or the customer owes an answer, the time stands still, and the console shows for whom it waits.',
        ],
        [
          'Duties of the customer',
          'The customer orders checks only for an employment purpose, only on people who know of it, and only the items that the position needs. It does not ask for anything about marriage, pregnancy, religion, health beyond what the law allows for the position, or private loans.',
          'The customer gives access to its account only to people who need it, takes it away when they no longer do, and answers for what is done through its account.',
        ],
        [
          'Consent',
          'No check begins before the person has consented to it, item by item, with separate consent for each sensitive item. Where the customer brings a form signed on paper, it answers for the form being genuine, and the provider looks at it before anything begins.',
          'A person can withdraw consent at any time. Items that are not finished then stop, what was held for them is released, and what was done is not undone.',
        ],
        [
          'Personal data',
          "The customer decides the purpose and handles the result; the provider processes personal data on its behalf, only for the check that was ordered and only as this contract and the customer's orders say. The provider engages others for parts of it only under the same duties, and names them on request.",
          'The provider encrypts ID numbers, phone numbers, signatures, files and reports, restricts access to those who work a check, and records it. Data is erased when its retention period is over; a stub that says who ordered which items and when, with the proof of consent, is kept.',
          'The provider tells the customer without delay, and within 24 hours at most, when personal data may have come to people who may not have it, and helps to answer requests of the people concerned.',
        ],
        [
          'Reports',
          'A report is written by one person and reviewed by another before it is published. It is for the purpose it was ordered for. The customer shares it only with those who take part in the decision, and not in any public way.',
          'Whoever was checked can read the report and dispute it. The provider then checks the disputed part again without charge and publishes a new version where something changes.',
        ],
        [
          'Confidentiality',
          "Each side keeps to itself what it learns of the other's affairs, during the contract and for three years after it. Duties that concern personal data last as long as the data does.",
        ],
        [
          'Liability',
          'The provider answers for working with the care of its trade, and for damage that it causes on purpose or by gross neglect without limit. Otherwise its liability for one check is limited to ten times the price of that check. It does not answer for what a source states wrongly, as long as the report names that source.',
        ],
        [
          'Term and end',
          "The contract begins when it is signed and runs until it is ended. Either side may end it with 30 days' notice; checks that are under way are finished. A balance that is not used is paid back within 15 working days.",
          'Either side may end it at once when the other breaks a duty of the sections on consent or personal data and does not set it right within seven days.',
        ],
        [
          'Changes, law, language',
          "A new version of this contract is announced in the console at least 30 days before it applies, and it applies to the customer once it has been signed. The law of the People's Republic of China governs. Disputes that talks do not settle go to the court at the provider's seat.",
          "The contract exists in Chinese and in English. Where they differ, the Chinese text counts. Signing it by typing one's name in the console is a signature; the provider keeps the text, its SHA-256 hash, the name, the time and the address it came from.",
        ],
      ],
    },
    zh: {
      title: '雇佣背景核查服务合同',
      sections: [
        ['合同双方', '本合同由 Probity（以下称“服务方”）与{enterprise}（以下称“客户”）订立。'],
        [
          '服务内容',
          '在被核查人授权的范围内，服务方对客户拟录用或在职的人员开展背景核查。客户在控制台下单，每笔订单均载明被核查人、核查项目、各敏感项目的理由及价格。',
          '服务方将被核查人陈述的内容与其来源进行比对，报告查得的内容、出处和方式；无法核实的，如实说明。服务方不对是否录用提出建议，录用决定由客户独立作出。',
        ],
        [
          '订单与价格',
          '提交订单前，控制台显示价格、余额和承诺日期。下单时冻结相应金额，各项目完成时逐项扣除；项目被取消、被拒绝授权或过期的，相应金额予以释放。已开展核查但无法核实的项目视为完成。',
          '承诺日期按工作日计算。等待被核查人或客户答复期间，时限暂停计算，控制台显示正在等待的一方。',
        ],
        [
          '客户的义务',
          '客户仅可出于雇佣目的、在被核查人知情的前提下，就岗位所需的项目下单；不得要求核查婚姻、生育、宗教信仰、超出法律允许范围的健康状况或个人借贷情况。',
          '客户仅向有工作需要的人员开放账号，并在不再需要时及时收回，对通过其账号实施的行为负责。',
        ],
        [
          '授权',
          '被核查人逐项授权之前，任何核查均不开始；敏感项目须取得单独同意。客户提供纸质授权书的，应保证其真实，服务方在核查开始前予以查验。',
          '被核查人可以随时撤回授权。尚未完成的项目随即停止，冻结的金额予以释放，已完成的部分不受影响。',
        ],
        [
          '个人信息',
          '核查目的由客户决定，核查结果由客户处理；服务方受客户委托，仅为所下订单、按照本合同和订单的约定处理个人信息。服务方委托他人承担部分工作的，应使其承担同等义务，并应客户要求告知受托人名单。',
          '服务方对身份证号、手机号、签名、文件和报告加密保存，仅向经办人员开放访问并予以记录。保存期限届满后删除数据，仅保留何时由谁申请了哪些项目的记录及授权凭证。',
          '个人信息可能被无权人员获取的，服务方应立即通知客户，最迟不超过 24 小时，并协助答复相关个人的请求。',
        ],
        [
          '报告',
          '报告由一人撰写、另一人复核后发布，仅用于下单时的目的。客户仅可向参与录用决定的人员分享报告，不得以任何方式公开。',
          '被核查人可以查看报告并提出异议。服务方免费重新核查有异议的部分；内容有变化的，发布新版本。',
        ],
        [
          '保密',
          '双方对在合作中知悉的对方事务负有保密义务，期限为合同期内及合同终止后三年。与个人信息有关的义务在相关信息存续期间持续有效。',
        ],
        [
          '责任',
          '服务方以行业应有的谨慎提供服务，对因故意或重大过失造成的损失承担全部责任；其他情形下，就单笔核查承担的责任以该笔核查价格的十倍为限。报告已载明来源的，服务方不对来源本身的错误承担责任。',
        ],
        [
          '期限与终止',
          '本合同自签署之日起生效，至终止之日为止。任何一方可提前 30 日通知对方终止合同，进行中的核查应予完成。未使用的余额在 15 个工作日内退还。',
          '一方违反授权或个人信息条款，且在七日内未予纠正的，另一方可以立即终止合同。',
        ],
        [
          '变更、适用法律与文本',
          '本合同的新版本至少提前 30 日在控制台公布，自客户签署之时起对客户适用。本合同适用中华人民共和国法律。协商不成的争议，由服务方所在地人民法院管辖。',
          '本合同有中文和英文两种文本，不一致时以中文文本为准。在控制台键入姓名即为签署，服务方保存合同文本、其 SHA-256 值、签署人姓名、签署时间及网络地址。',
        ],
      ],
    },
  };

const textOf = ({ title, sections }: (typeof words)[TextLanguage]): TextWords => ({
  title,
  body: sections.flatMap(([heading, ...paragraphs]) => [`# ${heading}`, ...paragraphs]).join('\n\n'),
});

export const installedContract: BothWords = { en: textOf(words.en), zh: textOf(words.zh) };
