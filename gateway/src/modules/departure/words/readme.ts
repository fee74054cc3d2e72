/** The words of the readme in the archive of an account. */
export const readmeWords = {
  title: ({ name }: { name: string }) => ({
    en: `Everything of ${name} in Probity`,
    zh: `${name} 在 Probity 的全部数据`,
  }),
  made: ({ at }: { at: string }) => ({
    en: `Made ${at} (UTC+8). It shows the account as it was then; nothing in Probity was changed by making it.`,
    zh: `生成时间：${at}（UTC+8）。内容为该时刻的账号数据；生成本文件不改变 Probity 中的任何数据。`,
  }),
  filesHead: { en: 'What is in it', zh: '内容说明' },
  files: [
    {
      en: '`tables/`: each table as CSV (UTF-8 with a byte order mark, for spreadsheets). A text that a spreadsheet would take for a formula begins with an apostrophe. Words of states are in the language of whoever made the archive.',
      zh: '`tables/`：各数据表的 CSV 文件（UTF-8 带 BOM，可直接用电子表格打开）。可能被识别为公式的文本前加有单引号。状态等文字为导出人所用语言。',
    },
    {
      en: '`json/`: the same tables for programs, an array of objects in one file each.',
      zh: '`json/`：相同的数据表，供程序读取，每个文件为一个对象数组。',
    },
    {
      en: 'Times in tables are UTC+8, days are days in China. In `json/reports.json` times are UTC as ISO 8601 writes them, and states and results are the codes that Probity’s API uses.',
      zh: '数据表中的时间均为 UTC+8，日期按北京时间计。`json/reports.json` 中的时间为 ISO 8601 格式的 UTC 时间，状态与结果为 Probity 接口所用代码。',
    },
    {
      en: '`json/reports.json`: the newest version of each published report with its items, results, findings, sources and disputes. Probity keeps reports as data and not as PDF: none is left out here.',
      zh: '`json/reports.json`：每份已发布报告的最新版本，含项目、结果、核实内容、来源与异议。Probity 以数据而非 PDF 形式保存报告，故此处无报告 PDF。',
    },
    {
      en: '`files/`: business licences, bank slips, invoices and the evidence that reports show, as they are stored; `files/statement/`: each monthly statement as PDF; `files/contract/`: the service contract as PDF each time it was signed. `tables/files.csv` says what each stored file is.',
      zh: '`files/`：营业执照、转账凭证、发票及报告所示证据的原文件；`files/statement/`：各月对账单 PDF；`files/contract/`：每次签署的服务合同 PDF。`tables/files.csv` 说明每个原文件的类别。',
    },
    {
      en: '`manifest.json`: path, size and SHA-256 of every other file, under `leftOut` the files that were erased while the archive was made, and under `unreadable` those that Probity has but could not open: ask its support about them.',
      zh: '`manifest.json`：其余每个文件的路径、大小与 SHA-256；`leftOut` 列出生成过程中已被删除的文件，`unreadable` 列出仍在 Probity 中但无法读取的文件，请就此联系客服。',
    },
  ],
  maskedHead: { en: 'What is masked, and what is not in it', zh: '脱敏与未包含的内容' },
  masked: [
    {
      en: 'In this archive candidates and applicants stand with the first character of their name (other exports of Probity name them as its lists do), phones with the first three and last four digits, ID numbers with the first three and last four characters. In the console whoever has the right sees them in full for a purpose, one by one, and each time is recorded.',
      zh: '本文件中候选人与求职者姓名仅保留首字（Probity 的其他导出中，姓名与列表所示一致），手机号保留前三后四位，身份证号保留前三后四位。有权限者可在控制台中填写用途后逐条查看完整信息，每次查看均有记录。',
    },
    {
      en: 'Reports stand as the console shows them: what was stated and found (employers, schools, a date of birth), texts that people wrote, and the evidence. They may name people: keep this archive as carefully as the reports.',
      zh: '报告按控制台所示原样提供，包括申报与核实的内容（雇主、学校、出生日期等）、人工撰写的文字及证据，其中可能出现人名。请像保管报告一样妥善保管本文件。',
    },
    {
      en: 'What candidates and applicants filled in and uploaded themselves, and their signatures, are not in it: they are opened one by one, for a purpose.',
      zh: '候选人与求职者自行填写、上传的资料及签名不在其中：这些内容需填写用途后逐条查看。',
    },
    {
      en: 'Of consents the proof is in it that they were given: version and SHA-256 of the words, when, to how many items. The signature and what was signed name the candidate and are opened one by one.',
      zh: '授权书仅提供证明：所签文本的版本与 SHA-256、时间及同意的项目数。签名与签署内容含候选人信息，需逐条查看。',
    },
    {
      en: 'Passwords, API keys and secrets of webhooks, the paths of webhook addresses, and the tokens of links are not in it.',
      zh: '密码、API 密钥、Webhook 的密钥及接收地址路径、各类链接令牌不在其中。',
    },
  ],
  tablesHead: { en: 'The tables and their columns', zh: '数据表与列' },
  tables: {
    en: 'What a column is called in CSV, in the language of whoever made the archive, and in JSON.',
    zh: '各列在 CSV 中的名称（以导出人所用语言为准）及在 JSON 中的键名。',
  },
  column: { en: 'Column', zh: '列名' },
  key: { en: 'In JSON', zh: 'JSON 键名' },
};
