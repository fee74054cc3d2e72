// Written by `npm run generate` from contract/. Do not edit.
import type { DateTime } from './wire';
export interface paths {
  '/gateway/bd/base/user/login': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** Sign in with password or SMS code */
    post: operations['login'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/gateway/bd/base/user/register': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** Register a user and a main account */
    post: operations['register'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/gateway/bd/base/user/loginInfo': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** Who is signed in, in which account, with which menus */
    get: operations['loginInfo'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/gateway/bd/base/region/list': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** Regions below a parent (GB/T 2260) */
    post: operations['listRegions'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/gateway/bd/base/user/logout': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** End the session; idempotent */
    post: operations['logout'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/gateway/bd/base/sms/sendVerifyCode': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** Send a 6-digit code for one scene */
    post: operations['sendVerifyCode'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/gateway/bd/base/user/resetPassword': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** Set a new password; ends all sessions and lifts a lock */
    post: operations['resetPassword'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/gateway/bd/base/user/list': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** Users of the own main account */
    post: operations['listUsers'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/gateway/bd/base/user/edit': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** Edit oneself; managers create and edit users of their account */
    post: operations['editUser'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/gateway/bd/base/file/upload': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** Upload one file, up to 10 MB */
    post: operations['uploadFile'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/gateway/bd/base/user/changeMobile': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** Change the own phone with codes to both */
    post: operations['changeMobile'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/gateway/bd/base/user/authenticate': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** Submit the enterprise for certification */
    post: operations['authenticate'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/gateway/bd/base/user/wechatLogin/getQrCode': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** A QR code to sign in or to bind with */
    get: operations['getQrCode'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/gateway/bd/base/user/wechatLogin/queryResult': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** What became of a QR code; always code 0 */
    post: operations['queryQrResult'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/gateway/bd/base/user/wechatLogin/bindMobile': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** Bind an unbound WeChat account to a phone */
    post: operations['bindMobile'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/gateway/bd/base/user/relatedMainList': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** The main accounts this user belongs to */
    post: operations['listRelatedMains'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/gateway/bd/base/user/changeLogin': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** Switch the active main account; the old token is revoked */
    post: operations['changeLogin'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/gateway/bd/base/user/visitorLogin': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** A visitor proves a phone and reaches only what s opens */
    post: operations['visitorLogin'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/gateway/bd/base/data/queryDictList': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** Enabled dictionary entries by type */
    post: operations['queryDictList'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/gateway/bd/base/data/querySphereConfig': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** Public settings, the customer phone among them */
    get: operations['querySphereConfig'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/gateway/bd/account/profile/get': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** What one is called, one's own e-mail and picture; edited by the base call user/edit */
    get: operations['getOwnProfile'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/gateway/bd/account/profile/forget': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** Take one's own e-mail or picture back; without one nothing happens */
    post: operations['forgetOwnProfile'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/gateway/bd/account/security/get': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** One's own ways in */
    get: operations['getSecurity'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/gateway/bd/account/security/changePassword': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** Set a password, or change it with the present one; every other session ends */
    post: operations['changePassword'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/gateway/bd/account/security/unbindWechat': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** Signing in by WeChat ends; without a WeChat nothing happens */
    post: operations['unbindWechat'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/gateway/bd/account/session/list': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** One's own sessions that are still good, the last used first */
    get: operations['listSessions'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/gateway/bd/account/session/end': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** End one of one's own sessions */
    post: operations['endSession'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/gateway/bd/account/session/endOthers': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** End all of one's own sessions but this one */
    post: operations['endOtherSessions'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/gateway/bd/account/membership/leave': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** Leave the account one acts in, for good: its sessions end, this one too; API keys one answers for go on with an owner; the last owner stays */
    post: operations['leaveAccount'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/gateway/bd/account/signIn/list': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** One's own sign-ins and failed tries of the last 180 days, the newest first */
    post: operations['listSignIns'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/gateway/bd/account/member/list': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** The people of the account with department, budget and what they ordered this month */
    post: operations['listMembers'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/gateway/bd/account/member/edit': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** Department and monthly budget of a member; what is left out stays */
    post: operations['editMember'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/gateway/bd/account/member/reinvite': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** Tell somebody who has not been in this account yet once more; at most once an hour */
    post: operations['reinviteMember'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/gateway/bd/account/member/handOver': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** Hands the records somebody owns to somebody who orders; the person stays as they are, unless the call also gives them another role, in one act */
    post: operations['handOverMember'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/gateway/bd/account/member/letGo': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** Disables a member, whose sessions end, and gives what they had to colleagues, in one act: all of it or nothing. A right to approve that grows takes a fresh code. Of somebody who is disabled already nothing is changed, and the reply says so */
    post: operations['letMemberGo'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/gateway/bd/account/member/holdings': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** What one of the account's people holds, to be known before they are disabled: records they own, orders that wait for their approval, API keys they answer for */
    get: operations['getMemberHoldings'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/gateway/bd/account/member/absentOwners': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** The people who own records and can look after none: disabled, gone, or of a role that orders nothing */
    get: operations['listAbsentOwners'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/gateway/bd/account/ownership/sendCode': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** Sends the owner a code, to their own phone, that proves who hands the ownership on */
    post: operations['sendOwnershipCode'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/gateway/bd/account/ownership/handOn': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** The owner makes one of the account's people the owner in their place and is an admin from then on, in one act; this session goes on, every other of the two ends */
    post: operations['handOnOwnership'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/gateway/bd/account/department/list': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** Departments by name */
    get: operations['listDepartments'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/gateway/bd/account/department/save': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** Make a department, or change one */
    post: operations['saveDepartment'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/gateway/bd/account/department/remove': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** Remove a department that has neither people nor checks */
    post: operations['removeDepartment'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/gateway/bd/account/session/keep': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** Somebody is at work on the screen: the idle time of the session starts anew. Sent at most every three minutes, and only upon input */
    post: operations['keepSession'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/gateway/bd/account/welcome/note': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** One has answered the question for name and password, or put it off: it is asked no more (homeSummary), in whatever browser */
    post: operations['noteWelcomed'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/gateway/bd/account/language/choose': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** The language one reads, kept with the user: it follows to other browsers (loginInfo), and SMS come in it */
    post: operations['chooseLanguage'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/gateway/bd/apiKey/key/list': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** The account's keys: those in use first, then the newest; a hundred at most */
    get: operations['listApiKeys'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/gateway/bd/apiKey/key/create': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** A new key; the answer is the only place where it is ever told */
    post: operations['createApiKey'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/gateway/bd/apiKey/key/revoke': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** End a key at once */
    post: operations['revokeApiKey'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/gateway/bd/apiKey/key/rotate': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** A successor of a key, with its name, scopes and length of life; the old key goes on for so many days. The answer is the only place where the new key is ever told */
    post: operations['rotateApiKey'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/gateway/bd/approval/rule/get': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** Above what price an order waits for approval, what becomes of one over a budget, and who may approve up to what */
    get: operations['getApprovalRules'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/gateway/bd/approval/code/send': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** Sends who changes approvals a code, to their own phone */
    post: operations['sendApprovalCode'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/gateway/bd/approval/rule/save': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** Set above what price an order waits, and what becomes of one over a budget, with a fresh code; what waits already stays as it is. Said again it changes nothing and costs no code */
    post: operations['saveApprovalRules'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/gateway/bd/approval/approver/save': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** Up to what price somebody may approve orders of others, with a fresh code; null: not at all. Said again it changes nothing and costs no code */
    post: operations['saveApprover'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/gateway/bd/approval/order/list': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** The orders that wait for this person's approval, the oldest first: not their own, and none above what they may approve */
    post: operations['listApprovals'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/gateway/bd/approval/order/approve': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** Approve an order: it is placed as it was ordered, or waits for payment; said again by the same person it changes nothing */
    post: operations['approveOrder'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/gateway/bd/approval/order/reject': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** Reject an order with a reason that its orderer reads; nothing was held and nobody was asked */
    post: operations['rejectOrder'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/gateway/bd/approval/order/bulk/approve': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** Approves each of these orders as approveOrder does; one that is refused leaves the others as they are */
    post: operations['approveOrders'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/gateway/bd/approval/order/bulk/reject': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** Rejects each of these orders as rejectOrder does, with one reason; one that is refused leaves the others as they are */
    post: operations['rejectOrders'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/gateway/bd/check/bulk/assign': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** Puts another person of the account in charge of each of these records; who orders gives away their own alone, owner and admin any */
    post: operations['assignChecks'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/gateway/bd/check/assignment/undo': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** Gives each record of one's own assignment back to who had it; one that has changed hands since, or that nobody could look after there any more, stays where it is */
    post: operations['undoAssignment'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/gateway/bd/check/assignment/list': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** One's own assignments of the last 3 days that can be taken back, the newest first */
    get: operations['listAssignments'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/gateway/bd/check/assignment/assignees': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** Who may be put in charge by this person: whoever orders and has been here; for a recruiter, those of their department */
    get: operations['listAssignees'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/gateway/bd/audit/event/list': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** Events of the active account, the newest first, by keyset pages */
    post: operations['listAuditEvents'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/gateway/bd/audit/event/export': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** The events that fit as CSV or XLSX, up to 5 000; the export is an event itself; more are made in the background (startAuditExport) */
    post: operations['exportAuditEvents'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/gateway/bd/audit/choice/list': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** The choices of the filters in words: who has a place in the account, kinds of event, kinds of thing */
    get: operations['listAuditChoices'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/gateway/bd/audit/seal/get': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** How far the account's chain is sealed */
    get: operations['getAuditSeal'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/gateway/bd/balance/balance/get': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** The balance of the account, and below what its people are told */
    get: operations['getBalance'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/gateway/bd/balance/month/course': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** The present month day by day, as days are in China: what came in, what was charged, what was available as the day ended */
    get: operations['getMonthCourse'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/gateway/bd/balance/notice/save': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** Set below what available balance people are told, or nothing; a balance that is lower already is not told */
    post: operations['saveBalanceNotice'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/gateway/bd/balance/entry/list': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** Every booking of the account with the order, the check or the payment behind it, the newest first */
    post: operations['listLedger'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/gateway/bd/balance/entry/export': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** The bookings that are asked for as CSV or XLSX, up to 5 000; more are made in the background (startLedgerExport) */
    post: operations['exportLedger'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/gateway/bd/balance/cost/get': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** What was charged in some months, by month, department, person, package or item; at most 200 rows, the dearest */
    post: operations['getCosts'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/gateway/bd/bankAccount/account/detail': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** The account that customers transfer to, what waits or is planned, and every change there was */
    get: operations['getBankAccount'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/gateway/bd/bankAccount/change/sendCode': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** Sends who asks for another account, or signs it off, a code to their own phone */
    post: operations['sendBankAccountCode'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/gateway/bd/bankAccount/change/ask': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** Ask for another account, with a code to one's own phone; it counts once another operator has signed it off, from its day on */
    post: operations['askBankAccount'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/gateway/bd/bankAccount/change/signOff': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** Sign off what another operator asked for, with a code to one's own phone */
    post: operations['signOffBankAccount'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/gateway/bd/bankAccount/change/refuse': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** Refuse a change that waits, with a reason; who asked takes it back so */
    post: operations['refuseBankAccount'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/gateway/bd/bankAccount/change/withdraw': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** Withdraw a planned change before its day; twice is once */
    post: operations['withdrawBankAccount'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/gateway/bd/batch/list/template': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** An empty list to fill in, with the words that its choices take, in the language of the caller */
    get: operations['downloadBatchTemplate'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/gateway/bd/batch/list/create': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** Begins a batch from an uploaded file, a pasted text or job applications; it is read in the background, nothing is ordered */
    post: operations['createBatch'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/gateway/bd/batch/list/get': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** One batch: how far it is, its columns, terms, counts and what there is to mend; asked by the screen again and again, so it renews no session */
    get: operations['getBatch'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/gateway/bd/batch/list/match': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** Says which column is what; every row is then checked in the background. Said again, the rows are read anew from the list, and what was mended in them is gone; after a check that broke off, the same columns go on with what was mended */
    post: operations['matchBatch'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/gateway/bd/batch/list/terms': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** What all rows are ordered with that say nothing else; every row is checked again. Of a batch of applications whose check broke off it begins the check anew */
    post: operations['setBatchTerms'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/gateway/bd/batch/row/list': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** Rows of a batch in the order of the list, or those that one group or state names */
    post: operations['listBatchRows'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/gateway/bd/batch/row/edit': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** Writes cells of some rows, each checked at once; or drops rows and takes them back */
    post: operations['editBatchRows'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/gateway/bd/batch/row/mend': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** Mends all rows of a group of faults alike: takes out what is too much, or says for all what their words mean */
    post: operations['mendBatch'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/gateway/bd/batch/row/duplicates': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** Keeps or leaves out the rows whose person stands twice in the list, was checked within 90 days, or has applied */
    post: operations['settleDuplicates'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/gateway/bd/batch/row/undo': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** Takes back the last change of rows that is not taken back yet */
    post: operations['undoBatchChange'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/gateway/bd/batch/order/preview': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** What confirming does now: orders created, left out, waiting, and money held; nothing is saved */
    post: operations['previewBatch'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/gateway/bd/batch/order/confirm': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** Orders every row that is ready, in the background, at the prices and package versions of this moment */
    post: operations['confirmBatch'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/gateway/bd/batch/order/cancel': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** Gives a batch up: what was not ordered yet is not ordered any more; what was stays */
    post: operations['cancelBatch'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/gateway/bd/batch/order/retry': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** Orders the rows that were refused, and those a task left that broke off, once more: at the pinned prices, by everything else as it stands by now */
    post: operations['retryBatch'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/gateway/bd/batch/order/list': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** The batches of the account, the newest first. For whoever orders: what a list is called may name somebody of it */
    post: operations['listBatches'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/gateway/bd/batch/order/result': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** What became of a batch: counts by outcome and by status of its records, cost, who can be reminded */
    get: operations['getBatchResult'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/gateway/bd/batch/order/failed': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** The rows that are faulty or were refused, as a list with a column that says why, to be mended and uploaded again */
    get: operations['downloadFailedRows'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/gateway/bd/calendar/year/list': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** Every year of the calendar, the newest first, those that can be begun among them, and the day it ends */
    get: operations['listCalendarYears'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/gateway/bd/calendar/year/detail': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** One year with its history */
    get: operations['getCalendarYear'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/gateway/bd/calendar/change/preview': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** Which days would be something else, and how many checks that are under way would have other working days left; nothing is changed */
    post: operations['previewCalendarYear'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/gateway/bd/calendar/change/make': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** Change days of a year that have not begun. What is promised from now on is counted by it; dates that were promised stay. The same change sent again is the one that is kept */
    post: operations['changeCalendarYear'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/gateway/bd/candidate/opening/get': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** What s opens */
    post: operations['getOpening'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/gateway/bd/candidate/opening/name': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** Whose link s is, before a phone is proven: the enterprise that the SMS names, and nothing else */
    post: operations['nameOpening'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/gateway/bd/candidate/opening/list': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** What names the phone of this visitor */
    post: operations['listOpenings'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/gateway/bd/candidate/opening/choose': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** Bind the session to one of them */
    post: operations['chooseOpening'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/gateway/bd/candidate/invitation/get': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** Everything the candidate sees of the own check */
    post: operations['getInvitation'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/gateway/bd/candidate/form/save': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** Keep one section of the form as it stands; never over what another tab or device saved since it was read */
    post: operations['saveCandidateForm'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/gateway/bd/candidate/consent/give': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** Per-item consent with a signature, drawn or typed */
    post: operations['giveConsent'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/gateway/bd/candidate/consent/withdraw': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** Stop unfinished items; undoes nothing that is done */
    post: operations['withdrawConsent'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/gateway/bd/candidate/form/submit': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** Submit the form; the check starts when consent is in too */
    post: operations['submitCandidateForm'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/gateway/bd/candidate/item/answer': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** Answer what an item waits for */
    post: operations['answerAsCandidate'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/gateway/bd/candidate/file/upload': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** Upload one file for the form, for an answer or for a dispute of a published report, up to 10 MB */
    post: operations['uploadCandidateFile'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/gateway/bd/candidate/report/get': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** The own published report */
    post: operations['getOwnReport'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/gateway/bd/candidate/report/dispute': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** Dispute the own report; nobody gets a new link to it until that is answered */
    post: operations['disputeOwnReport'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/gateway/bd/candidate/share/get': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** The report that a share opens; counts a view */
    post: operations['getSharedReport'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/gateway/bd/catalogue/item/list': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** Every kind of check as it is now, in both languages, with the change that is planned */
    get: operations['listCatalogueEntries'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/gateway/bd/catalogue/item/detail': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** One kind of check with its history */
    get: operations['getCatalogueEntry'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/gateway/bd/catalogue/change/preview': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** Which packages and drafts would cost what from that day; nothing is changed */
    post: operations['previewCatalogueChange'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/gateway/bd/catalogue/change/plan': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** Change a kind of check at once (today) or from a later day on. Orders that are under way and published packages stay as they are; the same change sent again is the one that is kept */
    post: operations['changeCatalogueItem'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/gateway/bd/catalogue/change/withdraw': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** Withdraw a planned change before its day; twice is once */
    post: operations['withdrawCatalogueChange'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/gateway/bd/check/check/list': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** Search records, keyset pages */
    post: operations['listChecks'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/gateway/bd/check/check/choices': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** The packages and the people who ordered, of the records this session reaches: what the list filters by */
    get: operations['listCheckChoices'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/gateway/bd/check/check/count': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** How many records fit, exact to 10 000, and per view */
    post: operations['countChecks'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/gateway/bd/check/check/export': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** The records that fit as CSV or XLSX, masked, up to 5 000; more are made in the background (startChecksExport) */
    post: operations['exportChecks'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/gateway/bd/check/check/get': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** One record with items, timeline, consent and what may be done */
    get: operations['getCheck'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/gateway/bd/check/check/remind': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** Send the invitation SMS once more */
    post: operations['remindCandidate'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/gateway/bd/check/check/resend': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** A new link, to a mended phone where given; the old link is revoked. Once the form is in: the link to status and report, at most once an hour */
    post: operations['resendInvitation'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/gateway/bd/check/check/cancel': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** Cancel; what is not yet worked is released */
    post: operations['cancelCheck'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/gateway/bd/check/bulk/remind': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** Reminds the candidate of each of these records as remindCandidate does; one that is refused leaves the others as they are */
    post: operations['remindChecks'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/gateway/bd/check/bulk/cancel': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** Cancels each of these records as cancelCheck does; one that is refused leaves the others as they are */
    post: operations['cancelChecks'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/gateway/bd/check/check/answer': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** Answer what an item waits for */
    post: operations['answerInfoRequest'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/gateway/bd/check/check/reveal': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** Show one masked field, or the signature (a PNG in base64); the purpose is logged */
    post: operations['revealPersonal'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/gateway/bd/check/check/openFile': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** A document the candidate uploaded (who may reveal) or the form they signed on paper (who reads results), as an attachment; the purpose is logged, and it counts as revealing */
    post: operations['openCandidateFile'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/gateway/bd/closing/closing/sendCode': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** Sends the owner who closes the account a code, to their own phone */
    post: operations['sendClosingCode'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/gateway/bd/closing/closing/ask': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** Closes the account, with a code to one's own phone and its name typed. From then on nothing is changed in it any more; after thirty days all that is its own is erased */
    post: operations['askClosing'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/gateway/bd/closing/closing/takeBack': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** Takes the closing back, until the erasure begins: everything works as before */
    post: operations['takeClosingBack'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/gateway/bd/closing/closing/list': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** The enterprises that close, closed, or took it back, the newest first */
    post: operations['listClosings'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/gateway/bd/closing/certificate/download': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** The certificate of an erasure as it was made, as PDF */
    get: operations['downloadErasureCertificate'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/gateway/bd/correction/charge/find': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** What was charged for the items of an order, by its whole number over all accounts */
    post: operations['findCharges'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/gateway/bd/correction/correction/ask': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** Ask that a charge be given back, whole or in part; another operator confirms */
    post: operations['askCorrection'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/gateway/bd/correction/correction/review': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** What is to be given back of which charge, and why */
    get: operations['getCorrectionReview'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/gateway/bd/correction/correction/confirm': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** Give it back, with a code to one's own phone: it is booked beside the charge. Who asked does not confirm */
    post: operations['confirmCorrection'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/gateway/bd/correction/correction/refuse': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** Leave the charge as it is, with a reason; who asked may take it back so */
    post: operations['refuseCorrection'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/gateway/bd/departure/departure/get': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** What is still open in the account, what of it reaches outside, and what is left of the balance */
    get: operations['getDeparture'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/gateway/bd/departure/export/sendCode': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** Sends the owner who takes everything out a code, to their own phone */
    post: operations['sendAccountExportCode'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/gateway/bd/departure/export/start': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** Makes one zip of everything that is the account's own in the background, with a code to one's own phone. Names of candidates, phones and ID numbers stand in it as in every export */
    post: operations['startAccountExport'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/gateway/bd/dict/word/list': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** The dictionaries that operators changed, as they are in force, in the caller's language; one that is absent has the words the product began with */
    get: operations['listDictWords'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/gateway/bd/dict/dictionary/list': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** Every dictionary as it is now, what is planned, and every change there was */
    get: operations['listDictionaries'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/gateway/bd/dict/change/plan': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** Change a dictionary at once (today) or from a later day on; the same change sent again is the one that is kept */
    post: operations['changeDictionary'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/gateway/bd/dict/change/withdraw': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** Withdraw a planned change before its day; twice is once */
    post: operations['withdrawDictionary'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/gateway/bd/enterprise/certification/get': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** Where the own enterprise's certification stands, with the draft of the form */
    get: operations['getCertification'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/gateway/bd/enterprise/certification/saveDraft': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** Keep the form as it stands, encrypted; null forgets it */
    post: operations['saveCertificationDraft'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/gateway/bd/enterprise/certification/history': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** Every submission of the own enterprise, the newest first: what was changed, and who decided it when */
    get: operations['listCertifications'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/gateway/bd/enterprise/certification/withdraw': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** Take back a change that waits, as who submitted it, or let a rejected one go */
    post: operations['withdrawCertificationChange'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/gateway/bd/enterprise/certification/review': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** A submission as staff decide it */
    get: operations['getCertificationReview'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/gateway/bd/enterprise/certification/decide': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** Verify the enterprise, or reject the submission with a reason */
    post: operations['decideCertification'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/gateway/bd/enterprise/certification/revealContact': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** Show the contact's phone to whoever decides; the purpose is kept, and the enterprise's managers read it */
    post: operations['revealContact'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/gateway/bd/enterprise/serviceContract/get': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** The service contract in its present version, and the own enterprise's signature */
    get: operations['getServiceContract'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/gateway/bd/enterprise/serviceContract/sign': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** Sign the text that was shown, by name */
    post: operations['signServiceContract'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/gateway/bd/enterprise/serviceContract/pdf': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** A signed contract as PDF */
    get: operations['downloadServiceContract'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/gateway/bd/file/file/get': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** One file that the reader may see, as an attachment */
    get: operations['downloadFile'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/gateway/bd/home/home/summary': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** Numbers, series and shares of a range of days */
    post: operations['homeSummary'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/gateway/bd/invoice/desk/get': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** The statements that can be invoiced, and what a request begins with */
    get: operations['getInvoiceDesk'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/gateway/bd/invoice/request/list': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** The account's requests for invoices, the newest first */
    post: operations['listInvoiceRequests'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/gateway/bd/invoice/request/ask': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** Ask for one invoice over what some closed months cost; each month is invoiced once */
    post: operations['askInvoice'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/gateway/bd/invoice/request/withdraw': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** Take back a request that is not decided yet; its months can be asked for again */
    post: operations['withdrawInvoice'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/gateway/bd/invoice/review/get': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** A request as operators decide it, also afterwards */
    get: operations['getInvoiceReview'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/gateway/bd/invoice/file/upload': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** Upload the file of an invoice into the account that asked for it; nobody there reads it before it is issued */
    post: operations['uploadInvoiceFile'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/gateway/bd/invoice/request/issue': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** Issue what was asked for: number, date and file. Said again by the same person it does nothing */
    post: operations['issueInvoice'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/gateway/bd/invoice/request/reject': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** Reject a request with a reason, which the enterprise reads; its months can be asked for again */
    post: operations['rejectInvoice'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/gateway/bd/invoice/request/replace': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** Put a right invoice in place of a wrong one, with a reason that both sides read; the wrong one is kept. Said again by the same person it does nothing */
    post: operations['replaceInvoice'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/gateway/bd/limit/limit/list': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** Every limit that operators keep, what is planned, and every change there was */
    get: operations['listLimits'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/gateway/bd/limit/change/plan': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** Change a limit at once (today) or from a later day on; the same change sent again is the one that is kept */
    post: operations['changeLimit'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/gateway/bd/limit/change/withdraw': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** Withdraw a planned change before its day; twice is once */
    post: operations['withdrawLimit'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/gateway/bd/account/lostPhone/list': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** The newest request of each of the account's people, of those that are open or ended less than 30 days ago; the newest first */
    get: operations['listLostPhones'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/gateway/bd/account/lostPhone/sendCode': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** Sends who asks a code, to their own phone */
    post: operations['sendLostPhoneCode'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/gateway/bd/account/lostPhone/ask': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** Ask the platform's staff to replace the phone that one of the account's people lost; one request for a person at a time, nothing changes before staff approve, and without a verified contact whom they call back nothing is asked (2823) */
    post: operations['askLostPhone'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/gateway/bd/account/lostPhone/withdraw': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** Take back a request that is not decided yet */
    post: operations['withdrawLostPhone'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/gateway/bd/account/lostPhone/review': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** A request as staff decide it */
    get: operations['getLostPhoneReview'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/gateway/bd/account/lostPhone/revealContact': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** Show the phone of the enterprise's contact to whoever calls back; the purpose is kept, and the enterprise's managers read it */
    post: operations['revealLostPhoneContact'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/gateway/bd/account/lostPhone/sendDecisionCode': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** Sends who approves a code, to their own phone */
    post: operations['sendLostPhoneDecisionCode'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/gateway/bd/account/lostPhone/decide': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** Replace the phone, with a code to one's own and in words how one made sure, or reject the request with a reason; never by somebody of the enterprise */
    post: operations['decideLostPhone'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/gateway/bd/notification/notification/list': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** One's own, the newest first: of the account in use, for staff of every account they serve */
    post: operations['listNotifications'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/gateway/bd/notification/notification/read': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** One of one's own is read; again changes nothing */
    post: operations['readNotification'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/gateway/bd/notification/notification/readAll': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** All that the list shows are read */
    post: operations['readAllNotifications'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/gateway/bd/notification/choice/get': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** What one is told of, and how; only the kinds that concern one's role */
    get: operations['getNotificationChoices'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/gateway/bd/notification/choice/save': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** Changes what is named and leaves the rest; a kind that does not concern the role is refused */
    post: operations['saveNotificationChoices'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/gateway/bd/notification/notification/countUnread': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** How many of one's own are not read; asked by the screen again and again, so it renews no session */
    get: operations['countUnreadNotifications'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/gateway/bd/order/order/quote': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** Price, balance, promised date and earlier checks of the same person */
    post: operations['quoteOrder'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/gateway/bd/order/order/terms': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** What an order of one's own stands under before anything is chosen: the contract and the month's budgets */
    get: operations['getOrderTerms'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/gateway/bd/order/order/place': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** Place an order for one check; above the account's limit, or over a budget, it waits for approval */
    post: operations['placeOrder'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/gateway/bd/order/order/get': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** One order */
    get: operations['getOrder'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/gateway/bd/order/draft/get': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** The saved draft of the ordering form */
    get: operations['getOrderDraft'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/gateway/bd/order/draft/save': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** Keep the ordering form as it stands, encrypted; null forgets it. What was begun before an order, a forgetting or a saving elsewhere is dropped */
    post: operations['saveOrderDraft'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/gateway/bd/package/package/list': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** Packages that the account may order */
    post: operations['listPackages'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/gateway/bd/package/package/all': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** The standard packages and the account's own, those switched off and the drafts too */
    get: operations['listAllPackages'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/gateway/bd/package/package/detail': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** One package: what it is now, its draft, its versions with their prices, and who uses it */
    get: operations['getPackage'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/gateway/bd/package/catalogue/list': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** Every kind of check that a package may be made of */
    get: operations['listCatalogueItems'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/gateway/bd/package/package/save': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** Keep what somebody puts together; nobody can order it before it is published */
    post: operations['savePackageDraft'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/gateway/bd/package/package/publish': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** Make the draft the version that is ordered from now on */
    post: operations['publishPackage'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/gateway/bd/package/package/discard': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** Drop the draft; the version that is ordered stays */
    post: operations['discardPackageDraft'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/gateway/bd/package/package/status': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** Take an own package off the list to order from, or put it back */
    post: operations['setPackageActive'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/gateway/bd/payment/payment/list': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** The account's payments by scanning, the newest first */
    post: operations['listPayments'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/gateway/bd/payment/payment/create': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** Begin a payment: it is kept before the provider knows of it */
    post: operations['createPayment'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/gateway/bd/payment/payment/showCode': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** The code to scan, ordered at the provider the first time; one that ended or was paid has none */
    post: operations['showPaymentCode'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/gateway/bd/payment/payment/check': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** How a payment stands; the provider is asked every few seconds at most. Asked by the screen again and again, so it renews no session */
    post: operations['checkPayment'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/gateway/bd/payment/payment/cancel': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** Close a payment at the provider; one that was paid meanwhile is booked and says so */
    post: operations['cancelPayment'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/gateway/bd/payment/payment/review': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** What the provider told of a payment that does not fit it, as operators look at it */
    get: operations['getPaymentReview'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/gateway/bd/payment/payment/settle': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** End this work with what was done about it; no money moves here, and what is said of the ledger has to stand there */
    post: operations['settlePaymentReview'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/gateway/bd/payout/payout/desk': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** To whom a balance is paid out, how much can be, and whether one waits already */
    get: operations['getPayoutDesk'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/gateway/bd/payout/payout/list': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** What was asked to be paid out, and what became of it, the newest first */
    post: operations['listPayouts'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/gateway/bd/payout/payout/sendCode': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** Sends who asks for a payout a code, to their own phone */
    post: operations['sendPayoutCode'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/gateway/bd/payout/payout/ask': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** Ask for the balance, or a part of it, to be paid out to the enterprise's own bank account, with a code to one's own phone. It is held at once */
    post: operations['askPayout'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/gateway/bd/payout/payout/withdraw': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** Take back a payout that no operator has taken up: the money is available again */
    post: operations['withdrawPayout'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/gateway/bd/payout/payout/review': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** A payout as operators pay it, with the whole account number */
    get: operations['getPayoutReview'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/gateway/bd/payout/payout/sendDecisionCode': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** Sends an operator who pays or confirms a code, to their own phone */
    post: operations['sendPayoutDecisionCode'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/gateway/bd/payout/payout/enter': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** Enter the bank's reference of what was paid, with a code to one's own phone; another operator confirms. Entered again it stands in place of the former */
    post: operations['enterPayout'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/gateway/bd/payout/payout/confirm': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** Confirm, as another operator, that it left the bank under this reference, with a code to one's own phone: it is booked as paid out */
    post: operations['confirmPayout'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/gateway/bd/payout/payout/reject': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** Reject it with a reason, which the enterprise reads: the money is available again. After one operator entered it, by another one with a code */
    post: operations['rejectPayout'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/gateway/bd/price/enterprise/find': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** Enterprises by a part of their name, at most 50: those with prices of their own first */
    post: operations['findPricedEnterprises'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/gateway/bd/price/enterprise/detail': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** What one enterprise pays for each standard package, with what was and will be */
    get: operations['getEnterprisePrices'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/gateway/bd/price/own/set': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** Set what an enterprise pays for a standard package, at once (today) or from a later day on; null lets the price of the package count again. Orders that are under way keep what they cost; the same price sent again is the one that is kept */
    post: operations['setOwnPrice'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/gateway/bd/price/own/withdraw': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** Withdraw a planned price before its day; twice is once */
    post: operations['withdrawOwnPrice'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/gateway/bd/recharge/desk/get': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** Where to pay to, and the reference that the account writes on its transfers */
    get: operations['getRechargeDesk'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/gateway/bd/recharge/recharge/list': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** The account's recharges, the newest first */
    post: operations['listRecharges'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/gateway/bd/recharge/recharge/ask': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** Say that a transfer was made; the money is booked once operators confirm that it came */
    post: operations['askRecharge'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/gateway/bd/recharge/recharge/replaceSlip': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** Put another file in place of the slip, while nobody has confirmed or rejected */
    post: operations['replaceRechargeSlip'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/gateway/bd/recharge/recharge/withdraw': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** Take back a recharge that is not decided yet */
    post: operations['withdrawRecharge'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/gateway/bd/recharge/recharge/review': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** A recharge as operators decide it */
    get: operations['getRechargeReview'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/gateway/bd/recharge/recharge/sendCode': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** Sends who confirms a code, to their own phone */
    post: operations['sendRechargeCode'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/gateway/bd/recharge/recharge/confirm': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** Confirm what was really received, with a code to one's own phone; above the platform's limit a second operator must confirm the same amount and reference. Said again by the same person it does nothing */
    post: operations['confirmRecharge'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/gateway/bd/recharge/recharge/reject': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** Reject a recharge with a reason, which the enterprise reads */
    post: operations['rejectRecharge'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/gateway/bd/registration/form/list': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** The forms for applicants, each with its link and how many used it */
    get: operations['listRegistrationForms'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/gateway/bd/registration/form/get': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** One form and its versions, with what it asks now or in one of them */
    get: operations['getRegistrationForm'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/gateway/bd/registration/form/save': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** A new form, or the next version of one: applicants see it from now on */
    post: operations['saveRegistrationForm'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/gateway/bd/registration/link/set': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** Open a form to applicants until a day, or change how long and how many; with anew its present link ends */
    post: operations['setRegistrationLink'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/gateway/bd/registration/link/close': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** Take no more applications with a form, until it is opened again; what was sent stays */
    post: operations['closeRegistrationLink'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/gateway/bd/registration/application/list': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** What applicants sent, the newest first */
    post: operations['listApplications'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/gateway/bd/registration/application/get': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** What one applicant sent, with the questions as they were asked */
    get: operations['getApplication'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/gateway/bd/registration/application/delete': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** Delete what an applicant sent; checks that were begun from it keep what they took over */
    post: operations['deleteApplication'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/gateway/bd/registration/application/export': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** The applications that are asked for as CSV or XLSX, up to 5 000; more are made in the background (startApplicationsExport) */
    post: operations['exportApplications'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/gateway/bd/registration/application/openFile': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** A file that an applicant sent, as an attachment; opening it is recorded */
    post: operations['openApplicationFile'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/gateway/bd/registration/invitee/list': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** The people of the invitation list of a form, as they were added, and how far each has come */
    post: operations['listInvitees'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/gateway/bd/registration/invitee/add': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** Put the people of a pasted list on the invitation list of a form; lines that are wrong are told and left out */
    post: operations['addInvitees'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/gateway/bd/registration/invitee/send': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** Invite people of the list by SMS: those named, or as many as the day allows of those who were never invited */
    post: operations['sendApplicantInvitations'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/gateway/bd/registration/invitee/withdraw': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** Take people off the invitation list: what stands of them is deleted, and they can begin and send nothing more */
    post: operations['withdrawInvitees'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/gateway/bd/registration/invitee/export': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** The invitation list as CSV or XLSX, names as in the list for who makes it, phones masked */
    post: operations['exportInvitees'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/gateway/bd/registration/tag/list': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** The words by which the enterprise sorts applications */
    get: operations['listRegistrationTags'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/gateway/bd/registration/tag/delete': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** Take a word from the list, and from every application */
    post: operations['deleteRegistrationTag'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/gateway/bd/registration/application/setTags': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** Put words on an application, or take them off; the others stay, new ones join the list */
    post: operations['setApplicationTags'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/gateway/bd/registration/form/sheet': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** The sheet to print for an open form, as PDF: its title, QR code, link and last day */
    get: operations['downloadRegistrationSheet'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/gateway/bd/registration/own/get': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** The form of this s, and what this applicant filled in */
    post: operations['getOwnApplication'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/gateway/bd/registration/own/save': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** Keep what is filled in so far; once sent, a correction that is sent again */
    post: operations['saveOwnApplication'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/gateway/bd/registration/own/submit': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** Send it to the enterprise, or a correction of it */
    post: operations['submitOwnApplication'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/gateway/bd/registration/own/delete': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** Take it back: everything given is deleted */
    post: operations['deleteOwnApplication'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/gateway/bd/registration/own/upload': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** Upload one file for the form, up to 10 MB: for a question, or a document */
    post: operations['uploadOwnFile'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/gateway/bd/registration/own/deleteFile': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** Take one file back, sent or not */
    post: operations['deleteOwnFile'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/gateway/bd/report/draft/get': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** What an analyst works on: claimed beside verified, per item */
    get: operations['getReportDraft'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/gateway/bd/report/finding/save': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** Keep the finding of one item as it stands */
    post: operations['saveFinding'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/gateway/bd/report/item/complete': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** The item is done: result, lamp and reason must be there */
    post: operations['completeItem'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/gateway/bd/report/item/reopen': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** Work a done item again, before the report is published */
    post: operations['reopenItem'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/gateway/bd/report/item/requestInfo': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** Ask the candidate or the enterprise; the clock pauses */
    post: operations['requestInfo'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/gateway/bd/report/evidence/add': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** Where a finding comes from, with an optional file */
    post: operations['addEvidence'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/gateway/bd/report/evidence/remove': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** Take evidence out of the draft; kept in earlier versions */
    post: operations['removeEvidence'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/gateway/bd/report/evidence/upload': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** Upload one evidence file into the account of the check */
    post: operations['uploadEvidence'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/gateway/bd/report/review/submit': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** Hand the report to a second person */
    post: operations['submitForReview'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/gateway/bd/report/review/return': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** Send it back with what is to be changed, point by point */
    post: operations['returnReport'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/gateway/bd/report/review/point': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** Tick off what the reviewer asked for, or take the tick back */
    post: operations['tickReviewPoint'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/gateway/bd/report/review/open': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** Note that the reviewer has opened an item: what is not green is opened before publishing */
    post: operations['openInReview'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/gateway/bd/report/review/publish': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** Approve and publish; never by who edited it, and not before what is not green was opened */
    post: operations['publishReport'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/gateway/bd/report/report/get': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** A published report */
    get: operations['getReport'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/gateway/bd/report/report/dispute': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** Dispute a report; nobody gets a new link to it until that is answered */
    post: operations['disputeReport'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/gateway/bd/report/dispute/reject': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** Answer a dispute with a reason: the published version stays; never by who published it, and by who wrote it only where nobody else serves the customer */
    post: operations['rejectDispute'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/gateway/bd/report/share/create': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** A link for named phones that ends */
    post: operations['createShare'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/gateway/bd/report/share/list': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** Shares of a report with their views */
    get: operations['listShares'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/gateway/bd/report/share/revoke': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** End a share at once */
    post: operations['revokeShare'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/gateway/bd/retention/setting/get': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** What the account keeps for how long */
    get: operations['getRetention'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/gateway/bd/retention/setting/preview': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** What would go, were this set: tonight and within 30 days, with the first 50 checks */
    post: operations['previewRetention'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/gateway/bd/retention/setting/save': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** Set it; from the next night on it counts */
    post: operations['saveRetention'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/gateway/bd/retention/hold/list': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** Legal holds of the account, those in force first; at most 200 */
    get: operations['listHolds'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/gateway/bd/retention/hold/place': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** Keep every check of an order from being erased */
    post: operations['placeHold'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/gateway/bd/retention/hold/release': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** End a hold; from the next night on the rules count again */
    post: operations['releaseHold'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/gateway/bd/reversal/received/list': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** What came in over all accounts, the newest first */
    post: operations['listReceivedMoney'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/gateway/bd/reversal/reversal/ask': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** Ask that a recharge be taken back; another operator confirms */
    post: operations['askReversal'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/gateway/bd/reversal/reversal/review': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** What is to be taken back and why */
    get: operations['getReversalReview'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/gateway/bd/reversal/reversal/confirm': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** Take it back, with a code to one's own phone: the exact opposite is booked beside it, and the provider is asked to give the money back where that was chosen. Who asked does not confirm */
    post: operations['confirmReversal'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/gateway/bd/reversal/reversal/refuse': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** Leave it booked, with a reason; who asked may take it back so */
    post: operations['refuseReversal'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/gateway/bd/reversal/limit/get': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** Above how much two operators confirm a recharge, and its changes */
    get: operations['getRechargeLimit'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/gateway/bd/reversal/limit/ask': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** Ask for another limit; it counts once another operator has confirmed it */
    post: operations['askRechargeLimit'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/gateway/bd/reversal/limit/confirm': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** Confirm a change with a code to one's own phone: it counts from now on. Who asked does not confirm */
    post: operations['confirmRechargeLimit'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/gateway/bd/reversal/limit/refuse': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** Leave the limit as it is; who asked takes the request back so */
    post: operations['refuseRechargeLimit'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/gateway/bd/signedText/text/detail': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** A text as it is in force, what waits or is planned, and every version it had */
    get: operations['getSignedText'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/gateway/bd/signedText/version/detail': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** The words of one version in both languages, and those it followed */
    get: operations['getTextVersion'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/gateway/bd/signedText/version/ask': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** Hand in a new version; it counts once another operator has signed it off, from its day on */
    post: operations['askTextVersion'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/gateway/bd/signedText/version/sendCode': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** Sends who signs off a code, to their own phone */
    post: operations['sendTextCode'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/gateway/bd/signedText/version/signOff': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** Sign off a version that somebody else wrote, with a code to one's own phone */
    post: operations['signOffTextVersion'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/gateway/bd/signedText/version/sendBack': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** Send a version that waits back with a reason; who wrote it takes it back so */
    post: operations['sendBackTextVersion'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/gateway/bd/signedText/version/withdraw': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** Withdraw a planned version before its day; twice is once */
    post: operations['withdrawTextVersion'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/gateway/bd/sphere/setting/detail': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** The public settings as they are now, with what is planned and their history */
    get: operations['getSphereSettings'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/gateway/bd/sphere/change/plan': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** Change the public settings at once (today) or from a later day on; the same change sent again is the one that is kept */
    post: operations['changeSphereSettings'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/gateway/bd/sphere/change/withdraw': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** Withdraw a planned change before its day; twice is once */
    post: operations['withdrawSphereChange'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/gateway/bd/standardPackage/package/list': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** Every standard package as it is now, in both languages, with the change that is planned */
    get: operations['listStandardPackages'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/gateway/bd/standardPackage/package/detail': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** One standard package with its history */
    get: operations['getStandardPackage'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/gateway/bd/standardPackage/change/preview': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** Which enterprises ordered the package lately or pay a price of their own, and what its items would cost by themselves; nothing is changed */
    post: operations['previewStandardPackage'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/gateway/bd/standardPackage/change/plan': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** Change a standard package at once (today) or from a later day on. Orders that are under way keep what they bought; the same change sent again is the one that is kept */
    post: operations['changeStandardPackage'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/gateway/bd/standardPackage/change/withdraw': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** Withdraw a planned change before its day; twice is once */
    post: operations['withdrawStandardPackage'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/gateway/bd/statement/statement/list': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** The account's statements, the newest first; a month is closed an hour after it is over in China */
    post: operations['listStatements'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/gateway/bd/statement/statement/pdf': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** A statement as PDF: its sums, its recharges, what each package cost */
    get: operations['downloadStatement'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/gateway/bd/statement/statement/export': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** The lines of a statement as CSV or XLSX, up to 5 000; more are made in the background (startStatementExport) */
    post: operations['exportStatement'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/gateway/bd/task/export/checks': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** Makes the file of exportChecks in the background, up to 100 000 records */
    post: operations['startChecksExport'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/gateway/bd/task/export/audit': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** Makes the file of exportAuditEvents in the background, up to 100 000 events */
    post: operations['startAuditExport'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/gateway/bd/task/export/statement': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** Makes the file of exportStatement in the background, up to 100 000 lines */
    post: operations['startStatementExport'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/gateway/bd/task/export/ledger': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** Makes the file of exportLedger in the background, up to 100 000 bookings */
    post: operations['startLedgerExport'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/gateway/bd/task/export/applications': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** Makes the file of exportApplications in the background, up to 100 000 applications */
    post: operations['startApplicationsExport'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/gateway/bd/task/task/list': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** What one started oneself and is under way or ended in the last 3 days, the newest first; asked by the screen again and again, so it renews no session */
    get: operations['listTasks'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/gateway/bd/task/task/get': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** How far one's own task is; asked by the screen again and again, so it renews no session */
    get: operations['getTask'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/gateway/bd/task/task/cancel': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** Ends one's own task where it stands; one that has ended stays as it is */
    post: operations['cancelTask'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/gateway/bd/task/task/download': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** The file that one's own task made, while it is kept and one still has every right it was started with */
    get: operations['downloadTaskFile'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/gateway/bd/view/savedView/list': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** The views of a list: this user's own by name, then those that others of the account share, by name */
    get: operations['listSavedViews'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/gateway/bd/view/savedView/save': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** Keep filters under a name */
    post: operations['saveView'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/gateway/bd/view/savedView/change': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Rename a view, give it other filters, share it or take that back, or make it the one one's list opens with (there is at most one)
     * @description Any view in one's list may be the default. Filters and sharing are the author's; the name also an owner's or admin's, of a shared view. Staff inside a customer's account share none.
     */
    post: operations['changeView'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/gateway/bd/view/savedView/delete': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** Forget a view, a shared one for everybody; the records themselves are not touched */
    post: operations['deleteView'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/gateway/bd/webhook/webhook/list': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** The account's webhooks, the oldest first, each with its newest delivery */
    get: operations['listWebhooks'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/gateway/bd/webhook/webhook/create': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** Tell an address of one's own what happens; the reply alone carries the secret */
    post: operations['createWebhook'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/gateway/bd/webhook/webhook/edit': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** Another name, address or choice of events; what is left out stays */
    post: operations['editWebhook'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/gateway/bd/webhook/webhook/setStatus': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** Stop telling, or begin again; what happens in between is not told later */
    post: operations['setWebhookStatus'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/gateway/bd/webhook/webhook/delete': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** Forget a webhook and its log; what waits is not sent */
    post: operations['deleteWebhook'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/gateway/bd/webhook/webhook/rotateSecret': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** A new secret, shown in this reply alone; for 24 hours deliveries carry a signature of either */
    post: operations['rotateWebhookSecret'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/gateway/bd/webhook/webhook/test': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** Send a delivery of kind ping now, tried once; its outcome is read with getWebhookDelivery */
    post: operations['testWebhook'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/gateway/bd/webhook/delivery/list': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** What was sent to a webhook in the last 30 days, the newest first */
    post: operations['listWebhookDeliveries'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/gateway/bd/webhook/delivery/get': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** One delivery with the very body it carries and its last 50 tries, the newest first */
    get: operations['getWebhookDelivery'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/gateway/bd/webhook/delivery/redeliver': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** Send a delivery again now, delivered or not; when it fails it is tried as a new one is */
    post: operations['redeliverWebhook'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/gateway/bd/work/item/list': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** The queue of the accounts this user serves, the earliest due first: one row a check for work on its items, one each for other work */
    post: operations['listWorkItems'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/gateway/bd/work/item/claim': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** Take an item, or give it back */
    post: operations['claimWorkItem'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/gateway/bd/work/check/take': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** Take everything of a check that nobody has; what others have stays theirs */
    post: operations['takeCheck'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/gateway/bd/work/item/colleagues': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** Who else may work this */
    post: operations['listWorkColleagues'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/gateway/bd/work/item/handOver': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** Give what one has to a colleague, or everything one has of the check */
    post: operations['handOverWork'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/gateway/bd/work/paper/decide': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** Confirm or refuse an uploaded signed form */
    post: operations['decidePaperConsent'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
}
export type webhooks = Record<string, never>;
export interface components {
  schemas: {
    /** @description 11 digits starting with 1 */
    Mobile: string;
    /** @description MD5 of the password, lower-case hex */
    Md5: string;
    VerifyCode: string;
    FieldFault: {
      path: string;
      msg: string;
    };
    /** @description Of 1000: what is wrong, field by field */
    FieldFaults: {
      fields: components['schemas']['FieldFault'][];
    };
    /** @description Of 403, or null: who can help whom it refused, by role and never by name: owners and admins of the account, its owners, colleagues with the roles named, the people of the enterprise, staff in their own account, customer service, the person it is about, the candidate */
    WhoHelps: {
      /** @enum {string} */
      ask: 'managers' | 'owners' | 'colleagues' | 'account' | 'platform' | 'service' | 'person' | 'candidate';
      /** @description Roles of the account that carry it */
      roles: string[];
    };
    /** @description Every JSON reply. HTTP status is 200 for business errors too; 0 and 501 are success. */
    Envelope: {
      code: number;
      msg: string;
      data: unknown | components['schemas']['FieldFaults'] | components['schemas']['WhoHelps'];
    };
    LoginResult: {
      sToken: string;
      /** @description Seconds */
      expiresIn: number;
      loginType: string;
    };
    /**
     * @description 0 none, 1 pending, 2 verified, 3 rejected
     * @enum {integer}
     */
    AuthStatus: 0 | 1 | 2 | 3;
    Menu: {
      name: string;
      path: string;
      hidden?: boolean;
      redirect?: string;
      meta: {
        /** @description An i18n key */
        title: string;
        icon: string;
      };
      children?: components['schemas']['Menu'][];
    };
    /** @enum {string} */
    Language: 'en' | 'zh-CN';
    LoginInfo: {
      /** @description Echo of the bearer */
      sToken: string;
      userId: string;
      /** @description Opaque login name, never the phone */
      username: string;
      /** @description Masked */
      mobile: string;
      nickName: string;
      avatar: string | null;
      loginType: string;
      /** @enum {string} */
      userType: 'enterprise' | 'applicant' | 'visitor' | 'staff';
      roles: string[];
      /** @description Actions of contract/permissions */
      permissions: string[];
      mainId: string | null;
      mainName: string;
      /** @description The user may act in further accounts (relatedMainList) */
      severalAccounts: boolean;
      enterprise: {
        name: string;
        authStatus: components['schemas']['AuthStatus'];
        /** @description That the account closes: who asked, and China's day on which it is erased; null for every other account */
        closing: null | {
          askedBy: string;
          /** Format: date */
          eraseOn: string;
          /**
           * @description postponed: the day has come, and something is open
           * @enum {string}
           */
          state: 'closing' | 'postponed' | 'erasing' | 'erased';
        };
      } | null;
      menus: components['schemas']['Menu'][];
      /** @description What the user chose, in whatever browser; null before, and of a visitor */
      language: components['schemas']['Language'] | null;
    };
    Region: {
      code: string;
      name: string;
      parentCode: string;
      level: number;
      leaf: boolean;
    };
    LoggedOut: {
      /** @constant */
      token: '';
      userInfo: Record<string, never>;
      sideBarMenus: components['schemas']['Menu'][];
    };
    /** @description What a link carries as s */
    S: string;
    CodeSent: {
      interval: number;
      expiresIn: number;
    };
    /**
     * Format: date-time
     * @description ISO 8601, UTC
     */
    Instant: DateTime;
    UserRow: {
      userId: string;
      username: string;
      nickName: string;
      /** @description Masked */
      mobile: string;
      roleName: string;
      roleIds: string[];
      /** @enum {string} */
      status: 'enabled' | 'disabled' | 'invited';
      createTime: components['schemas']['Instant'];
    };
    /** Format: uuid */
    Uuid: string;
    UploadedFile: {
      fileId: components['schemas']['Uuid'];
      url: string;
      fileName: string;
      originalFilename: string;
      /** @description Bytes */
      size: number;
    };
    QrCode: {
      ticket: string;
      qrContent: string;
      expiresIn: number;
      interval: number;
    };
    QrResult: {
      /** @enum {string} */
      status: 'waiting' | 'scanned' | 'confirmed' | 'unbound' | 'canceled' | 'expired';
      nickname?: string;
      avatar?: string;
      login?: components['schemas']['LoginResult'];
      bindToken?: string;
      refused?: {
        /** @enum {integer} */
        code: 1002 | 1003;
        msg: string;
        /** @description Seconds until the pause of 1002 is over */
        retryAfter?: number;
      };
    };
    RelatedMain: {
      mainId: string;
      mainName: string;
      username: string;
      roleName: string;
      authStatus: components['schemas']['AuthStatus'];
      current: boolean;
      disabled: boolean;
    };
    DictEntry: {
      label: string;
      value: string;
      sort: number;
      cssClass: string;
      listClass: string;
      isDefault: boolean;
      /** @enum {string} */
      status: 'enabled';
    };
    OwnProfile: {
      userId: components['schemas']['Uuid'];
      nickName: string;
      /** @description Masked */
      mobile: string;
      /** @description In full: it is one's own */
      email: string | null;
      pictureFileId: components['schemas']['Uuid'] | null;
      /** @description False inside a customer's account, where one is none of its people */
      isEditable: boolean;
      /** @description Whoever registers is called by the masked phone until they give a name */
      isNamedByPhone: boolean;
    };
    Security: {
      /** @description Masked */
      mobile: string;
      hasPassword: boolean;
      wechatBoundAt: components['schemas']['Instant'] | null;
    };
    Done: {
      /** @constant */
      done: true;
    };
    OwnSession: {
      sessionId: components['schemas']['Uuid'];
      isCurrent: boolean;
      /** @description The account it acts in */
      mainName: string;
      loginType: string;
      ip: string;
      userAgent: string;
      createdAt: components['schemas']['Instant'];
      /** @description To within 15 seconds */
      seenAt: components['schemas']['Instant'];
    };
    Cursor: string;
    Limit: number;
    SignIn: {
      signInId: components['schemas']['Uuid'];
      /** @enum {string} */
      way: 'password' | 'sms' | 'wechat';
      /** @enum {string} */
      outcome: 'ok' | 'wrongPassword' | 'wrongCode' | 'paused';
      ip: string;
      userAgent: string;
      at: components['schemas']['Instant'];
    };
    /** @description Fen a calendar month in China; null is no limit */
    Budget: number | null;
    /** @description Money in fen (CNY / 100) */
    Fen: number;
    Member: {
      userId: components['schemas']['Uuid'];
      username: string;
      nickName: string;
      /** @description Masked */
      mobile: string;
      roleId: string;
      roleName: string;
      /** @enum {string} */
      status: 'enabled' | 'disabled' | 'invited';
      departmentId: components['schemas']['Uuid'] | null;
      departmentName: string | null;
      monthlyBudget: components['schemas']['Budget'];
      /** @description Ordered this month, without what was cancelled */
      spent: components['schemas']['Fen'];
      /** @description Last into this account; null for who has not been here */
      signedInAt: components['schemas']['Instant'] | null;
      createdAt: components['schemas']['Instant'];
      /** @description Is in other accounts too: the name is not this account's to change */
      isShared: boolean;
      /** @description Was added and has not been in this account yet: may be invited again */
      isAwaited: boolean;
    };
    LetGo: {
      /** @description They were disabled before: this call changed nothing, and every number is 0 */
      already: boolean;
      /** @description Records that have another owner now */
      records: number;
      /** @description Up to what, in fen, the colleague may approve now; null where nobody was named */
      upTo: number | null;
      /** @description API keys that go on, and that somebody else answers for now */
      keys: number;
      /** @description API keys that are revoked */
      revoked: number;
    };
    MemberHoldings: {
      /** @description Records they own, ended ones too */
      records: number;
      /** @description Those of them that are not ended; a disputed report is open again */
      openRecords: number;
      /** @description Orders that they placed and that wait for approval or payment; they go on waiting without them */
      waitingOrders: number;
      /** @description Forms for applicants that they made and that take applications; they stay open without them */
      openForms: number;
      /** @description Orders that wait for an approval which they may give */
      approvals: number;
      /** @description Keys they answer for that work still: those they made, unless somebody else answers for them, and those they took over */
      apiKeys: number;
      /** @description When one of these keys was used last; null for never */
      keysUsedAt: components['schemas']['Instant'] | null;
      /** @description The name of the owner who answers for these keys if they leave by themselves; null where nobody else owns the account */
      keysPassTo: string | null;
      /** @description Views of the records that they share with the account; whoever takes over their records becomes their author */
      views: number;
    };
    AbsentOwner: {
      userId: components['schemas']['Uuid'];
      name: string;
      /**
       * @description What they are here now: no member any more, disabled, a member of a role that orders nothing, or one who was added again and has not signed in since
       * @enum {string}
       */
      standing: 'left' | 'disabled' | 'ordersNothing' | 'notSignedIn';
      records: number;
      /** @description At least so many */
      capped: boolean;
    };
    Department: {
      departmentId: components['schemas']['Uuid'];
      name: string;
      monthlyBudget: components['schemas']['Budget'];
      /** @description Ordered by its people this month, without what was cancelled */
      spent: components['schemas']['Fen'];
      people: number;
    };
    /** @enum {string} */
    ApiScope: 'packages.read' | 'orders.write' | 'checks.read' | 'reports.read';
    ApiKey: {
      apiKeyId: components['schemas']['Uuid'];
      name: string;
      /** @description How it begins */
      prefix: string;
      scopes: components['schemas']['ApiScope'][];
      /** @enum {string} */
      state: 'active' | 'expired' | 'revoked';
      /** @description The name of who made it */
      createdBy: string;
      /** @description The name of who answers for it since they took it over; null: who made it */
      responsible: string | null;
      /** @description Whoever answers for it may still manage keys here; false: they left, are disabled or have another role, and whoever replaces the key answers for its successor */
      isAnswered: boolean;
      createdAt: components['schemas']['Instant'];
      expiresAt: components['schemas']['Instant'] | null;
      /** @description To within a minute */
      lastUsedAt: components['schemas']['Instant'] | null;
      /** @description The network it was last used from, e.g. 203.0.113.0/24 */
      lastUsedNetwork: string | null;
      revokedAt: components['schemas']['Instant'] | null;
      /** @description When a successor was made; from then on expiresAt is the end of the overlap */
      replacedAt: components['schemas']['Instant'] | null;
      /** @description The key whose successor it is */
      replaces: components['schemas']['Uuid'] | null;
    };
    NewApiKey: {
      apiKey: components['schemas']['ApiKey'];
      /** @description The key itself. Only its hash is kept, so nobody can tell it again */
      secret: string;
    };
    ApprovalAbove: number | null;
    /**
     * @description What becomes of an order above what is left of a budget
     * @enum {string}
     */
    OverBudget: 'waits' | 'refused';
    ApprovesUpTo: number | null;
    ApprovalRules: {
      above: components['schemas']['ApprovalAbove'];
      overBudget: components['schemas']['OverBudget'];
      mayChange: boolean;
      mayGrant: boolean;
      /** @description Owners, who approve without a limit, then administrators and finance */
      approvers: {
        userId: components['schemas']['Uuid'];
        name: string;
        /** @enum {string} */
        role: 'owner' | 'admin' | 'finance';
        isUnlimited: boolean;
        upTo: components['schemas']['ApprovesUpTo'];
      }[];
    };
    /**
     * @description Proportionality: the trust that comes with the position
     * @enum {string}
     */
    PositionClass: 'general' | 'finance' | 'management' | 'technology' | 'driver' | 'childcare' | 'security';
    /**
     * @description limit: the price is above the account's limit; department, person: above what was left of that budget
     * @enum {string}
     */
    ApprovalWhy: 'limit' | 'department' | 'person';
    BudgetLeft: {
      /** @enum {string} */
      whose: 'department' | 'person';
      monthly: components['schemas']['Fen'];
      /** @description Of this calendar month in China, never below 0 */
      left: components['schemas']['Fen'];
      /** @description By how much it is overrun this month; 0 where it is not */
      over: components['schemas']['Fen'];
    };
    WaitingApproval: {
      orderId: components['schemas']['Uuid'];
      orderNo: string;
      checkId: components['schemas']['Uuid'];
      candidateName: string;
      positionTitle: string;
      positionClass: components['schemas']['PositionClass'];
      /** @description As it was ordered */
      packageName: string;
      items: {
        itemCode: string;
        name: string;
        copies: number;
        /** @description Why a sensitive item is asked for */
        reason: string | null;
      }[];
      price: components['schemas']['Fen'];
      why: components['schemas']['ApprovalWhy'][];
      /** @description The limit when it was ordered */
      above: components['schemas']['Fen'] | null;
      /** @description Of the orderer, as they are now */
      budgets: components['schemas']['BudgetLeft'][];
      /** @description Null: a program, by an API key */
      orderedBy: string | null;
      orderedAt: components['schemas']['Instant'];
      /** @description Without a decision it is cancelled then */
      endsAt: components['schemas']['Instant'];
    };
    /** @enum {string} */
    OrderStatus: 'awaitingApproval' | 'awaitingPayment' | 'placed' | 'completed' | 'cancelled';
    Decided: {
      status: components['schemas']['OrderStatus'];
    };
    OrdersToDecide: components['schemas']['Uuid'][];
    DecidedOrders: {
      /** @description What became of each, in the order of the ids */
      rows: {
        orderId: components['schemas']['Uuid'];
        /** @description 0: done; else why not, as the call for one order would have answered */
        code: number;
        /** @description The same in words */
        msg: string | null;
        /** @description Null where it could not be done */
        status: components['schemas']['OrderStatus'] | null;
      }[];
    };
    /** @enum {string} */
    CheckStatus:
      | 'awaitingApproval'
      | 'awaitingPayment'
      | 'awaitingConsent'
      | 'inProgress'
      | 'awaitingInfo'
      | 'inReview'
      | 'reported'
      | 'disputed'
      | 'cancelled'
      | 'expired';
    /**
     * @description What a report says in one word: its lamp, or that it could not be verified
     * @enum {string}
     */
    Outcome: 'green' | 'blue' | 'yellow' | 'red' | 'unverifiable';
    /** Format: date */
    Day: string;
    /** @description Which records fit; all without any of these */
    CheckSearch: {
      /** @description Part of a name or its pinyin, the initials, an exact phone or ID, an order number or its last six characters and more */
      q?: string;
      /** @enum {string} */
      view?: 'all' | 'needsMe' | 'awaitingConsent' | 'inProgress' | 'overdue' | 'reported' | 'disputed';
      status?: components['schemas']['CheckStatus'][];
      lamp?: components['schemas']['Outcome'][];
      packageId?: components['schemas']['Uuid'][];
      orderedFrom?: components['schemas']['Day'];
      orderedTo?: components['schemas']['Day'];
      reportedFrom?: components['schemas']['Day'];
      reportedTo?: components['schemas']['Day'];
      /** @description IANA name of the zone the days are counted in; China's without it */
      timeZone?: string;
      ownerId?: components['schemas']['Uuid'];
      /** @description Ordered in this batch */
      batchId?: components['schemas']['Uuid'];
      /**
       * @description Only those whose candidate the latest invitation or reminder did not reach
       * @constant
       */
      notReached?: true;
    };
    /** @description Either some records, or all that fit a search but some: one of checkId and all, never neither, so that nothing means all by accident */
    CheckSelection: {
      /** @description These */
      checkId?: components['schemas']['Uuid'][];
      /** @description All that fit */
      all?: components['schemas']['CheckSearch'];
      /** @description With all: but these */
      except?: components['schemas']['Uuid'][];
    };
    BulkRow: {
      checkId: components['schemas']['Uuid'];
      /** @description 0: done; else why not, as the call for one record would have answered */
      code: number;
      /** @description The same in words */
      msg: string | null;
      /** @description Null where there is no such record for this reader */
      orderNo: string | null;
      /** @description As in the list */
      candidateName: string | null;
    };
    /** @enum {string} */
    TaskKind:
      | 'checks.export'
      | 'audit.export'
      | 'statement.export'
      | 'ledger.export'
      | 'applications.export'
      | 'checks.remind'
      | 'checks.cancel'
      | 'checks.assign'
      | 'checks.takeBack'
      | 'account.export'
      | 'batch.read'
      | 'batch.check'
      | 'batch.order';
    /** @enum {string} */
    TaskStatus: 'waiting' | 'running' | 'done' | 'failed' | 'cancelled';
    TaskOutcomes: {
      done: number;
      refused: number;
      /** @description Why, the commonest first, in the language the task was started in */
      reasons: {
        msg: string;
        count: number;
      }[];
    };
    TaskFile: {
      fileName: string;
      size: number;
      /** @description When it goes */
      until: components['schemas']['Instant'];
    };
    Task: {
      taskId: components['schemas']['Uuid'];
      kind: components['schemas']['TaskKind'];
      status: components['schemas']['TaskStatus'];
      /** @description What is done for good: exact at any moment, whatever breaks */
      done: number;
      /** @description Null until it is counted */
      total: number | null;
      /** @description How much was done in a second since it began; null while that is not known, or it has ended */
      perSecond: number | null;
      /** @description At that rate */
      secondsLeft: number | null;
      createdAt: components['schemas']['Instant'];
      endedAt: components['schemas']['Instant'] | null;
      /** @description Why it failed, in words */
      fault: string | null;
      /** @description What became of the records it went through so far; null where it does nothing with records, or has not begun */
      outcomes: components['schemas']['TaskOutcomes'] | null;
      /** @description What it made, once it is done; of what had its effect part by part also once it failed or was cancelled: what it did until then */
      file: components['schemas']['TaskFile'] | null;
    };
    /** @description What became of each record, in the order of the ids or the newest first; more than are done at once go on as a task, whose file says the same */
    BulkResult: {
      rows: components['schemas']['BulkRow'][] | null;
      task: components['schemas']['Task'] | null;
    };
    Assignment: {
      assignmentId: components['schemas']['Uuid'];
      /** @description Who is in charge by it */
      to: string;
      /** @description Given, and not taken back */
      records: number;
      at: components['schemas']['Instant'];
    };
    Assignee: {
      userId: components['schemas']['Uuid'];
      name: string;
      /** @description In the reader's language */
      role: string;
    };
    AuditPart: {
      text: string;
      /**
       * @description The part is the name of what the event is about, or of another person of the account
       * @enum {string|null}
       */
      link: 'object' | 'person' | null;
    };
    AuditFact: {
      label: string;
      value: string;
      /** @description Where something was changed: what it was */
      before: string | null;
      /** @description value is a moment, ISO 8601 in UTC */
      isInstant: boolean;
    };
    /** @description One event in words of the reader's language */
    AuditRow: {
      eventId: components['schemas']['Uuid'];
      at: components['schemas']['Instant'];
      /** @enum {string} */
      actorKind: 'enterprise' | 'staff' | 'visitor' | 'anonymous' | 'system' | 'apiKey';
      /** @description Display name of a user, else a word; never the name of a candidate or a reader */
      actorName: string;
      /** @description The account's name where staff acted in it */
      actingFor: string | null;
      action: string;
      /** @description The action in words */
      what: string;
      /** @description The event as a person would say it; its parts read one after the other */
      sentence: components['schemas']['AuditPart'][];
      /** @description The group of the action in words */
      group: string;
      entity: string;
      entityWord: string;
      /** @description An order number, the name of a user, department, batch or package, the number of an invoice, an amount; null where it has none */
      object: string | null;
      /** @description What the screen of a batch or package that still stands is opened by; null for what has no screen of its own */
      objectId: components['schemas']['Uuid'] | null;
      /** @description The record it belongs to */
      checkId: components['schemas']['Uuid'] | null;
      /** @description The kind of the staff's work that it was done to, where that is about no record */
      task: string | null;
      /** @description Network address; null for what the system did */
      ip: string | null;
      /** @description The request it was done by, as the header x-request-id told it; null for what the system did */
      requestId: string | null;
      details: components['schemas']['AuditFact'][];
      /** @description Number in the chain; null until it is sealed, within 5 s */
      seq: number | null;
    };
    AuditPage: {
      rows: components['schemas']['AuditRow'][];
      nextCursor: string | null;
    };
    AuditExport: {
      /**
       * @description csv without it
       * @enum {string}
       */
      format?: 'csv' | 'xlsx';
      from?: components['schemas']['Day'];
      to?: components['schemas']['Day'];
      /** @description IANA name of the zone the days are counted in; China's without it */
      timeZone?: string;
      actorId?: components['schemas']['Uuid'];
      /** @enum {string} */
      actorKind?: 'enterprise' | 'staff' | 'visitor' | 'anonymous' | 'system' | 'apiKey';
      /** @description Names of contract/rules/auditActions.ts (auditGroups) */
      group?: string[];
      /** @description A name of contract/rules/auditEntities.ts */
      entity?: string;
      entityId?: components['schemas']['Uuid'];
      /** @description Names of contract/rules/auditActions.ts */
      action?: string[];
      /** @description Each word of it is in what was done, in the name of a person, key, department, batch, package, invoice or form for applicants, a whole order number, a phone number of a person or candidate however it is written, the beginning of a network address or the number in the chain */
      q?: string;
    };
    AuditPerson: {
      userId: components['schemas']['Uuid'];
      name: string;
      isStaff: boolean;
    };
    AuditChoice: {
      name: string;
      word: string;
    };
    AuditChoices: {
      people: components['schemas']['AuditPerson'][];
      groups: components['schemas']['AuditChoice'][];
      actions: {
        name: string;
        word: string;
        group: string;
      }[];
      entities: components['schemas']['AuditChoice'][];
    };
    AuditSeal: {
      /** @description Sealed events of the account */
      events: number;
      /** @description Written in the last seconds and not yet sealed */
      unsealed: number;
      sealedAt: components['schemas']['Instant'] | null;
      lastSeq: number | null;
      /** @description SHA-256 in hex, the end of the chain */
      lastHash: string | null;
    };
    /** @description Since the present month began in China, less what was taken back or given back in it: below 0 where that was more */
    MonthSoFar: {
      month: string;
      recharged: components['schemas']['Fen'];
      /** @description For items that were done */
      charged: components['schemas']['Fen'];
    };
    /** @description Orders saved with too little balance; they are placed oldest first as soon as it covers them */
    WaitingForMoney: {
      orders: number;
      price: components['schemas']['Fen'];
      /** @description When the one that waits longest is cancelled unpaid; null where none waits */
      firstEndsAt: components['schemas']['Instant'] | null;
      /** @description What was submitted as transferred and waits to be confirmed */
      underWay: components['schemas']['Fen'];
      /** @description The newest recharge of the last seven days that was not taken back; null where there is none */
      lastRecharge: {
        at: components['schemas']['Instant'];
        amount: components['schemas']['Fen'];
        /** @description Orders saved before it and placed since */
        placed: number;
      } | null;
    };
    Balance: {
      available: components['schemas']['Fen'];
      held: components['schemas']['Fen'];
      /** @description For items that are done, since the beginning */
      spent: components['schemas']['Fen'];
      thisMonth: components['schemas']['MonthSoFar'];
      /** @description Null: nobody is told */
      notifyBelow: components['schemas']['Fen'] | null;
      waiting: components['schemas']['WaitingForMoney'];
    };
    MonthCourse: {
      /** @description Each day of the month until today, the first of the month first */
      days: {
        day: components['schemas']['Day'];
        /** @description Less what was taken back */
        recharged: components['schemas']['Fen'];
        /** @description Less what was given back */
        charged: components['schemas']['Fen'];
        /** @description As the day ended; today's as it is now */
        available: components['schemas']['Fen'];
      }[];
    };
    /**
     * @description correction: what was charged wrongly is given back, whole or in part
     * @enum {string}
     */
    LedgerKind:
      | 'recharge'
      | 'hold'
      | 'capture'
      | 'release'
      | 'reversal'
      | 'correction'
      | 'payoutHold'
      | 'payoutRelease'
      | 'payout';
    /** @description What charges, releases and what takes them back were made for, as costs are told by it; null where there is none */
    CostSide: {
      /** @enum {string} */
      by: 'department' | 'person' | 'package';
      key: components['schemas']['Uuid'] | null;
    };
    /**
     * @description asked: the provider has not taken it on yet; processing: it has; success: given back; the others: it is not given back so, and operators see to it
     * @enum {string}
     */
    RefundStatus:
      'asked' | 'processing' | 'success' | 'closed' | 'abnormal' | 'refused' | 'differs' | 'unasked';
    Refund: {
      status: components['schemas']['RefundStatus'];
      askedAt: components['schemas']['Instant'];
      /** @description Of what was given back: when, as the provider says */
      endedAt: components['schemas']['Instant'] | null;
    };
    LedgerEntry: {
      entryId: components['schemas']['Uuid'];
      kind: components['schemas']['LedgerKind'];
      /** @description What a reversal takes back */
      reverses: ('recharge' | 'capture' | 'release') | null;
      at: components['schemas']['Instant'];
      /** @description By which the available balance moved */
      available: components['schemas']['Fen'];
      held: components['schemas']['Fen'];
      spent: components['schemas']['Fen'];
      /** @description Available after it; null where only a part of the bookings is asked for */
      balanceAfter: components['schemas']['Fen'] | null;
      orderNo: string | null;
      checkId: components['schemas']['Uuid'] | null;
      /** @description Masked for who may not see it */
      candidateName: string | null;
      itemName: string | null;
      /** @description The reference of a recharge: the bank's, or WeChat Pay's where it was paid by scanning; the bank's of a payout */
      reference: string | null;
      /** @description A recharge that was paid by scanning, or what takes it back */
      scanned: boolean;
      /** @description Of what takes a recharge by scanning back: how giving the money back stands, where the provider was asked for it */
      refund: components['schemas']['Refund'] | null;
      /** @description Of a payout: the bank and the last four of the account number */
      paidTo: string | null;
      /** @description Why a recharge was taken back or a charge given back, in the operator's words */
      reason: string | null;
      /** @description Null: the system */
      by: string | null;
      /** @description It was taken back since */
      isReversed: boolean;
      /** @description What of a charge was given back since, and of an order's charges beside its hold */
      givenBack: components['schemas']['Fen'];
      /** @description What has become of a hold, in fen */
      became: {
        held: components['schemas']['Fen'];
        charged: components['schemas']['Fen'];
        released: components['schemas']['Fen'];
      } | null;
    };
    /** @description Fen by which the bookings moved each balance together, less what was taken back */
    LedgerSum: {
      count: number;
      /** @description Of charges alone: how many checks they are of, as the costs count them; null otherwise */
      checks: number | null;
      available: components['schemas']['Fen'];
      held: components['schemas']['Fen'];
      spent: components['schemas']['Fen'];
    };
    LedgerExport: {
      /** @description capture: charges and what was given back of them */
      kind?: components['schemas']['LedgerKind'];
      /**
       * @description Only holds of which something is held still
       * @constant
       */
      stillHeld?: true;
      /** @description A whole order number, as it was pasted */
      orderNo?: string;
      /** @description Of the items behind charges, releases and what takes them back */
      itemCode?: string;
      side?: components['schemas']['CostSide'];
      /** @description The first day, as days are in China */
      from?: components['schemas']['Day'];
      /** @description The last day */
      to?: components['schemas']['Day'];
      /**
       * @description csv without it
       * @enum {string}
       */
      format?: 'csv' | 'xlsx';
    };
    /** @description As months are in China */
    Month: string;
    Cost: {
      /** @description Id of the department, person (or API key) or package, code of the item, or the month; null where there is none */
      key: string | null;
      name: string | null;
      checks: number;
      /** @description Less what was given back */
      charged: components['schemas']['Fen'];
    };
    Costs: {
      /** @description Of all, also of what stands in no row */
      total: components['schemas']['Fen'];
      rows: components['schemas']['Cost'][];
    };
    BankAccount: {
      accountName: string;
      bankName: string;
      /** @description Digits, letters and dashes; blanks are taken out */
      accountNo: string;
    };
    BankAccountChange: {
      changeId: components['schemas']['Uuid'];
      /** @enum {string} */
      state: 'waiting' | 'refused' | 'planned' | 'withdrawn' | 'inForce' | 'past';
      account: components['schemas']['BankAccount'];
      /** @description The account it followed, or would; null: there was none */
      before: components['schemas']['BankAccount'] | null;
      /** @description China's day: as it was chosen, or that of the sign-off where it came later */
      effectiveOn: components['schemas']['Day'];
      /** @description Why it changes */
      reason: string;
      /** @description Name */
      askedBy: string;
      askedAt: components['schemas']['Instant'];
      /** @description Name of who signed it off, or refused it */
      decidedBy: string | null;
      decidedAt: components['schemas']['Instant'] | null;
      /** @description Why it was refused */
      refusal: string | null;
      /** @description Name */
      withdrawnBy: string | null;
      withdrawnAt: components['schemas']['Instant'] | null;
      /** @description It waits, and the reader did not ask for it */
      mayDecide: boolean;
    };
    BankAccountDesk: {
      /** @description As customers are told now; null: none is set */
      account: components['schemas']['BankAccount'] | null;
      /** @description China's day; null: what the installation began with */
      since: components['schemas']['Day'] | null;
      /** @description The same day while customers are told that it changed, for 30 days; else null */
      changedOn: components['schemas']['Day'] | null;
      /** @description The newest change that counts or waits: named again by who asks for another */
      basedOn: components['schemas']['Uuid'] | null;
      /** @description The change that waits or is planned */
      open: components['schemas']['BankAccountChange'] | null;
      /** @description The newest first */
      history: components['schemas']['BankAccountChange'][];
    };
    BankAccountInput: {
      /** @description As it was read; another change meanwhile is refused with 2616 */
      basedOn: components['schemas']['Uuid'] | null;
      /** @description China's day: today counts from the sign-off on, a later one from its first moment */
      effectiveOn: components['schemas']['Day'];
      account: components['schemas']['BankAccount'];
      /** @description Why it changes */
      reason: string;
      verifyCode: string;
    };
    /** @description A list uploaded by uploadFile: xlsx or csv, up to 10 000 rows */
    FileSource: {
      /** @constant */
      kind: 'file';
      fileId: components['schemas']['Uuid'];
    };
    /** @description Cells pasted from a spreadsheet, or lines typed */
    PasteSource: {
      /** @constant */
      kind: 'paste';
      text: string;
      name?: string;
    };
    /** @description Job applications that were sent */
    ApplicationsSource: {
      /** @constant */
      kind: 'applications';
      applicationIds: components['schemas']['Uuid'][];
    };
    /** @description What a row is ordered with where its own cell says nothing */
    BatchTerms: {
      packageId?: components['schemas']['Uuid'];
      positionTitle?: string;
      positionClass?: components['schemas']['PositionClass'];
      /** @enum {string} */
      consentWay?: 'sms' | 'link';
      /** @description Whose costs the orders are. null or absent: the department of whoever confirms them; who reaches their own department alone orders at the cost of no other (such rows are refused with 2309) */
      departmentId?: components['schemas']['Uuid'] | null;
      /** @description By item code; of each sensitive item whose package gives none. One without a letter says nothing, and counts as none */
      reasons?: {
        [key: string]: string;
      };
    };
    /**
     * @description open: checked, to be mended and confirmed; done: every row was ordered, left out or refused
     * @enum {string}
     */
    BatchStatus:
      'reading' | 'unreadable' | 'matching' | 'checking' | 'open' | 'ordering' | 'done' | 'cancelled';
    /** @enum {string} */
    BatchField:
      | 'name'
      | 'mobile'
      | 'idNumber'
      | 'positionTitle'
      | 'positionClass'
      | 'package'
      | 'consentWay'
      | 'department';
    BatchColumn: {
      at: number;
      header: string;
      field: components['schemas']['BatchField'] | null;
      /** @description Of the suggestion; 1 once a person chose */
      confidence: number;
      /** @description What else it may be: two fit, so a person chooses */
      also: components['schemas']['BatchField'][];
      samples: string[];
    };
    BatchDepartment: {
      departmentId: components['schemas']['Uuid'];
      name: string;
    };
    /** @description Exact at any moment; all but rows add up to it */
    BatchCounts: {
      rows: number;
      unchecked: number;
      faulty: number;
      ready: number;
      dropped: number;
      placed: number;
      awaitingApproval: number;
      awaitingPayment: number;
      refused: number;
      cancelled: number;
    };
    Mend: {
      /** @enum {string} */
      kind: 'apply' | 'choose';
      /** @description What it does, in words */
      msg: string;
      /** @description What the sample becomes */
      to: string | null;
      /** @description The likeliest first */
      choices: {
        value: string;
        label: string;
        confidence?: number;
      }[];
    };
    FaultGroup: {
      key: string;
      field: components['schemas']['BatchField'];
      count: number;
      /** @description What is wrong with them, in words */
      msg: string;
      /** @description One of the cells, as it stands */
      sample: string;
      mend: components['schemas']['Mend'] | null;
    };
    /**
     * @description list: the same phone or ID number stands in the list before; earlier: checked within 90 days; application: a job application of the same phone waits
     * @enum {string}
     */
    DuplicateOf: 'list' | 'earlier' | 'application';
    DuplicateCount: {
      of: components['schemas']['DuplicateOf'];
      /** @description Nobody decided yet: such rows are faulty */
      open: number;
      kept: number;
      dropped: number;
    };
    Batch: {
      batchId: components['schemas']['Uuid'];
      /** @description What the list is called; once everybody of it is erased, or the batch was given up, `List of 2026-03-01` in the reader's language, the day it was begun in China */
      name: string;
      /** @enum {string} */
      sourceKind: 'file' | 'paste' | 'applications';
      status: components['schemas']['BatchStatus'];
      /** @description Name of the colleague */
      createdBy: string;
      createdAt: components['schemas']['Instant'];
      revision: number;
      task: components['schemas']['Task'] | null;
      /** @description Why the list cannot be read, and what to do, in words */
      fault: string | null;
      /** @description What reading decided by itself, in words */
      notes: string[];
      /** @description Index of the line with the heads among the lines of preview; null: there is none, or it was not read yet */
      headerRow: number | null;
      /** @description The first lines as they were read */
      preview: string[][];
      columns: components['schemas']['BatchColumn'][];
      terms: components['schemas']['BatchTerms'];
      /** @description At whose cost the reader may order, in its terms and in rows: every department of the account, or one's own */
      departments: components['schemas']['BatchDepartment'][];
      counts: components['schemas']['BatchCounts'];
      /** @description Most rows first */
      groups: components['schemas']['FaultGroup'][];
      duplicates: components['schemas']['DuplicateCount'][];
      /** @description What undoing takes back, in words */
      undo: string | null;
      /** @description When a batch that is not confirmed goes with all that is in it; of one that has ended, when what its rows say that were not ordered goes, and the reasons of its terms */
      keptUntil: components['schemas']['Instant'] | null;
    };
    /** @description null: the column is not read */
    ColumnChoice: {
      at: number;
      field: components['schemas']['BatchField'] | null;
    };
    /**
     * @description ready: confirmed it is ordered; placed, awaitingApproval, awaitingPayment: what the order became when it was made
     * @enum {string}
     */
    RowState:
      | 'unchecked'
      | 'faulty'
      | 'ready'
      | 'dropped'
      | 'placed'
      | 'awaitingApproval'
      | 'awaitingPayment'
      | 'refused'
      | 'cancelled';
    RowFault: {
      field: components['schemas']['BatchField'] | null;
      /** @description Stable name of the fault */
      code: string;
      group: string;
      /** @description What is wrong and what to do, in words */
      msg: string;
    };
    DuplicateMark: {
      of: components['schemas']['DuplicateOf'];
      /** @description null: nobody decided */
      kept: boolean | null;
      /** @description With which line, or which record of which day, in words */
      msg: string;
    };
    RowOrder: {
      checkId: components['schemas']['Uuid'] | null;
      orderNo: string | null;
      candidateName: string;
      /** @description Of a refused or cancelled row why, in words */
      msg: string | null;
    };
    BatchRow: {
      rowId: components['schemas']['Uuid'];
      /** @description Its place in the batch */
      no: number;
      /** @description Its line in the list */
      line: number;
      state: components['schemas']['RowState'];
      /** @description By field, as typed or mended; of choices the value. Empty once ordered: the record has it */
      cells: {
        [key: string]: string;
      };
      faults: components['schemas']['RowFault'][];
      duplicates: components['schemas']['DuplicateMark'][];
      order: components['schemas']['RowOrder'] | null;
    };
    BatchRows: {
      rows: components['schemas']['BatchRow'][];
      /** @description Rows that fit */
      total: number;
      revision: number;
    };
    RowEdit: {
      rowId: components['schemas']['Uuid'];
      cells?: {
        [key: string]: string;
      };
      /** @description true: leave the row out; false: take it back */
      drop?: boolean;
      /** @description Order it though it is a duplicate, or not */
      keep?: boolean;
    };
    ChangedRows: {
      rows: components['schemas']['BatchRow'][];
      batch: components['schemas']['Batch'];
    };
    BatchPreview: {
      revision: number;
      created: {
        rows: number;
        price: components['schemas']['Fen'];
      };
      placed: {
        rows: number;
        price: components['schemas']['Fen'];
      };
      awaitingApproval: {
        rows: number;
        price: components['schemas']['Fen'];
      };
      awaitingPayment: {
        rows: number;
        price: components['schemas']['Fen'];
      };
      refused: {
        rows: number;
        price: components['schemas']['Fen'];
      };
      skipped: {
        faulty: number;
        dropped: number;
      };
      available: components['schemas']['Fen'];
      /** @description Held in all once it is confirmed */
      heldAfter: components['schemas']['Fen'];
      /** @description To be paid in so that no row waits for payment: orders that wait already come first */
      missing: components['schemas']['Fen'];
      /** @description What orders that wait already come to */
      waitingBefore: components['schemas']['Fen'];
      budgets: components['schemas']['BudgetLeft'][];
      packages: {
        packageId: components['schemas']['Uuid'];
        name: string;
        version: number;
        price: components['schemas']['Fen'];
        rows: number;
      }[];
      promisedDate: components['schemas']['Day'] | null;
      promisedEstimate: boolean;
      /** @description Why rows are refused, the commonest first */
      reasons: {
        msg: string;
        count: number;
      }[];
    };
    BatchListRow: {
      batchId: components['schemas']['Uuid'];
      /** @description What the list is called; once everybody of it is erased, or the batch was given up, `List of 2026-03-01` in the reader's language, the day it was begun in China */
      name: string;
      status: components['schemas']['BatchStatus'];
      createdBy: string;
      createdAt: components['schemas']['Instant'];
      counts: components['schemas']['BatchCounts'];
      task: components['schemas']['Task'] | null;
    };
    BatchPage: {
      rows: components['schemas']['BatchListRow'][];
      nextCursor: string | null;
    };
    BatchResult: {
      batch: components['schemas']['BatchListRow'];
      /** @description Its records by their status now, those there are */
      checks: {
        status: components['schemas']['CheckStatus'];
        count: number;
      }[];
      /** @description Of its records those whose candidate the latest invitation or reminder did not reach */
      notReached: number;
      /** @description Null for who sees no money */
      cost: {
        price: components['schemas']['Fen'];
        held: components['schemas']['Fen'];
        charged: components['schemas']['Fen'];
        released: components['schemas']['Fen'];
      } | null;
      /** @description Candidates who can be reminded now: their form is awaited, the last message arrived or may have, and is an hour old */
      toRemind: number;
      /** @description Rows not ordered yet */
      toCancel: number;
      refusals: {
        msg: string;
        count: number;
      }[];
    };
    YearNumber: number;
    /** @enum {string} */
    Occasion:
      | 'newYear'
      | 'springFestival'
      | 'qingming'
      | 'labourDay'
      | 'dragonBoat'
      | 'midAutumn'
      | 'nationalDay'
      | 'other';
    CalendarPeriod: {
      /**
       * @description free: nobody works; worked: a Saturday or Sunday that makes up for it
       * @enum {string}
       */
      kind: 'free' | 'worked';
      occasion: components['schemas']['Occasion'];
      from: components['schemas']['Day'];
      to: components['schemas']['Day'];
    };
    CalendarValues: {
      /** @description Every other day is as Monday to Friday */
      periods: components['schemas']['CalendarPeriod'][];
      /** @description The holidays of the year are published, and all of them stand here */
      complete: boolean;
    };
    CalendarYear: {
      year: components['schemas']['YearNumber'];
      values: components['schemas']['CalendarValues'];
      /** @description Mondays to Fridays that are free */
      freeDays: number;
      /** @description Saturdays and Sundays that are worked */
      workedDays: number;
      /** @description It has days that have not begun, and is near enough */
      editable: boolean;
    };
    Calendar: {
      /** @description Beyond it Monday to Friday is counted, and what is promised is an estimate */
      knownUntil: components['schemas']['Day'];
      /** @description Until that day; negative once it is over */
      daysLeft: number;
      years: components['schemas']['CalendarYear'][];
    };
    CalendarChange: {
      changeId: components['schemas']['Uuid'];
      values: components['schemas']['CalendarValues'];
      /** @description null where the year began with it */
      before: components['schemas']['CalendarValues'] | null;
      changedAt: components['schemas']['Instant'];
      /** @description Name; null of what the installation began with */
      changedBy: string | null;
    };
    CalendarYearDetail: {
      year: components['schemas']['CalendarYear'];
      knownUntil: components['schemas']['Day'];
      /** @description The newest change of the year: named again by who changes it */
      basedOn: components['schemas']['Uuid'] | null;
      /** @description The newest first */
      history: components['schemas']['CalendarChange'][];
    };
    CalendarPreview: {
      /** @description The day the calendar would end */
      knownUntil: components['schemas']['Day'];
      /** @description Checks under way with a promised date from today on; their dates stay */
      open: number;
      /** @description Of these, with fewer working days left than now */
      less: number;
      /** @description Of these, with more */
      more: number;
      /** @description Of these, whose promised date would be a day on which nobody works */
      onFreeDay: number;
      /** @description Of these, whose date is an estimate now and would be none */
      estimates: number;
    };
    CalendarChangeInput: {
      year: components['schemas']['YearNumber'];
      /** @description As it was read; another change meanwhile is refused with 2523 */
      basedOn: components['schemas']['Uuid'] | null;
      values: components['schemas']['CalendarValues'];
    };
    Opening: {
      openingId: components['schemas']['Uuid'];
      /** @enum {string} */
      kind: 'invitation' | 'share' | 'registration';
      mainName: string;
      createdAt: components['schemas']['Instant'];
      expiresAt: components['schemas']['Instant'];
    };
    /** @enum {string} */
    InvitationStatus: 'sent' | 'opened' | 'verified' | 'submitted' | 'expired' | 'revoked';
    /** @enum {string} */
    ConsentWay: 'sms' | 'link' | 'paper';
    /** @description What operators decided about single fields of the section that an item compares, by the name of the field; one that is not named is asked as the catalogue of fields says */
    FieldRules: {
      [key: string]: 'required' | 'optional' | 'notAsked';
    };
    /** @enum {string} */
    CheckItemStatus: 'waiting' | 'running' | 'awaitingInfo' | 'done' | 'cancelled';
    FileRef: {
      fileId: components['schemas']['Uuid'];
      fileName: string;
      size: number;
      sha256: string;
      uploadedAt: components['schemas']['Instant'];
      /** @description Who brought it: upload (the account), candidate, evidence; signedForm is the form the candidate signed on paper */
      kind: string;
    };
    OwnAnswer: {
      answerId: components['schemas']['Uuid'];
      question: string;
      text: string;
      at: components['schemas']['Instant'];
      files: components['schemas']['FileRef'][];
    };
    CandidateItem: {
      checkItemId: components['schemas']['Uuid'];
      itemCode: string;
      fieldRules: components['schemas']['FieldRules'];
      name: string;
      /** @description What is done with the data, in the reader's language */
      what: string;
      /** @description Why the enterprise asks */
      reason: string | null;
      /** @description Why nothing was given for it, in the candidate's own words */
      notGiven: string | null;
      sensitive: boolean;
      retentionDays: number;
      /** @enum {string} */
      consent: 'open' | 'given' | 'refused' | 'withdrawn';
      status: components['schemas']['CheckItemStatus'];
      question: string | null;
      /** @description What the candidate was asked about it and answered, the oldest first */
      answers: components['schemas']['OwnAnswer'][];
      promisedAt: components['schemas']['Day'] | null;
      /** @description The date lies after the published public holidays of China: Monday to Friday was counted, and holidays may make it later */
      promisedEstimate: boolean;
    };
    /** @enum {string} */
    FormSection: 'identity' | 'education' | 'employment' | 'certificates' | 'references';
    EducationEntry: {
      school?: string;
      major?: string;
      level?: string;
      form?: string;
      enrolled?: string;
      graduated?: string;
      result?: string;
      certificateNo?: string;
      hasDegree?: boolean;
      degree?: string;
      awarded?: string;
      degreeNo?: string;
      fileIds?: components['schemas']['Uuid'][];
    };
    EmploymentEntry: {
      company?: string;
      title?: string;
      from?: string;
      to?: string | null;
      leaveReason?: string;
      nonCompete?: boolean;
      doNotContact?: boolean;
      witness?: string;
      witnessPhone?: string;
    };
    CertificateEntry: {
      name?: string;
      number?: string;
      issuer?: string;
      validTo?: string | null;
      fileIds?: components['schemas']['Uuid'][];
    };
    ReferenceEntry: {
      name?: string;
      relation?: string;
      company?: string;
      mobile?: string;
    };
    /** @description As far as it is filled in; a section is an object with its entries. Complete only after submitting. */
    CandidateForm: {
      identity?: {
        /** @description Masked once saved */
        idNumber?: string;
        idConfirmed?: boolean;
      };
      education?: {
        fewerReason?: string;
        entries?: components['schemas']['EducationEntry'][];
      };
      employment?: {
        fewerReason?: string;
        entries?: components['schemas']['EmploymentEntry'][];
      };
      certificates?: {
        fewerReason?: string;
        entries?: components['schemas']['CertificateEntry'][];
      };
      references?: {
        fewerReason?: string;
        entries?: components['schemas']['ReferenceEntry'][];
      };
    };
    /** @description What somebody who filled in a form would want to look at again: a date that contradicts another one, the ID number's birth date or today (contract/rules/dateDoubts.ts), the candidate's own phone where somebody else's is asked for, or a job that overlaps one before or begins long after it; a mark, no refusal */
    FormDoubt: {
      /** @enum {string} */
      section: 'education' | 'employment' | 'references';
      /** @description Place of the entry in its section */
      entry: number;
      /** @enum {string} */
      field: 'enrolled' | 'graduated' | 'from' | 'to' | 'witnessPhone' | 'mobile';
      /** @enum {string} */
      fault:
        'inFuture' | 'beforeBirth' | 'beforeFourteen' | 'endBeforeStart' | 'ownPhone' | 'overlap' | 'gap';
    };
    Dispute: {
      at: components['schemas']['Instant'];
      /** @enum {string} */
      side: 'enterprise' | 'candidate';
      /** @description Name of who disputed; empty where this reader is told no names */
      by: string;
      /** @description The item it is about; null for the whole report */
      checkItemId: components['schemas']['Uuid'] | null;
      itemName: string | null;
      /** @description What is said to be wrong; told to the analysts and to the side that wrote it */
      reason: string | null;
      /** @description What is to prove it; told as the reason is */
      files: components['schemas']['FileRef'][];
      /** @description By when it is to be answered; null once it is */
      dueOn: components['schemas']['Day'] | null;
      /** @description Null while nobody has answered */
      answer: {
        at: components['schemas']['Instant'];
        /** @enum {string} */
        kind: 'newVersion' | 'rejected';
        /** @description The version that holds now */
        version: number;
        /** @description Why it was rejected; told as the dispute's reason is */
        reason: string | null;
        /** @description Rejected by who worked on that version or one before it, because nobody else who served the customer could */
        byAuthor: boolean;
      } | null;
    };
    DictWord: {
      value: string;
      /** @description In the caller's language */
      label: string;
      /** @description False: for new entries no more; what is stored keeps the word */
      isOffered: boolean;
      isDefault: boolean;
    };
    /** @description By type, in its order */
    DictWords: {
      [key: string]: components['schemas']['DictWord'][];
    };
    /** @description In the caller's language and in their order; another text may be written */
    DictOffers: {
      leaveReason: string[];
      relation: string[];
    };
    CandidateView: {
      mainName: string;
      candidateName: string;
      /** @description The name that the candidate signed, where it is not candidateName: the one on record */
      signedAs: string | null;
      /** @description Masked */
      mobile: string;
      /** @description What the enterprise entered; the candidate confirms it */
      idNumberMasked?: string | null;
      positionTitle: string;
      status: components['schemas']['CheckStatus'];
      invitationStatus: components['schemas']['InvitationStatus'];
      expiresAt: components['schemas']['Instant'];
      consentWay: components['schemas']['ConsentWay'];
      items: components['schemas']['CandidateItem'][];
      consentText: {
        version: string;
        hash: string;
        title: string;
        paragraphs: string[];
      };
      consentGivenAt: components['schemas']['Instant'] | null;
      /** @description What the items need */
      sections: components['schemas']['FormSection'][];
      /** @description How many entries the items need; who gives fewer says why */
      entriesAsked: {
        education?: number;
        employment?: number;
        certificates?: number;
        references?: number;
      };
      form: components['schemas']['CandidateForm'];
      /** @description Of each section that is saved; a save names the one it was read from */
      versions: {
        identity?: number;
        education?: number;
        employment?: number;
        certificates?: number;
        references?: number;
      };
      doubts: components['schemas']['FormDoubt'][];
      savedAt: components['schemas']['Instant'] | null;
      submittedAt: components['schemas']['Instant'] | null;
      files: components['schemas']['FileRef'][];
      reportReady: boolean;
      disputable?: boolean;
      /** @description Of the report, the oldest first */
      disputes: components['schemas']['Dispute'][];
      /** @description The dictionaries that operators changed */
      words: components['schemas']['DictWords'];
      /** @description Words to pick from in fields of free text */
      offers: components['schemas']['DictOffers'];
    };
    FormEntry: {
      school?: string;
      major?: string;
      level?: string;
      form?: string;
      enrolled?: string;
      graduated?: string;
      result?: string;
      certificateNo?: string;
      hasDegree?: boolean;
      degree?: string;
      awarded?: string;
      degreeNo?: string;
      company?: string;
      title?: string;
      from?: string;
      to?: string;
      leaveReason?: string;
      witness?: string;
      witnessPhone?: string;
      name?: string;
      number?: string;
      issuer?: string;
      validTo?: string;
      relation?: string;
      mobile?: string;
      nonCompete?: boolean;
      doNotContact?: boolean;
      fileIds?: components['schemas']['Uuid'][];
    };
    /** @description One section as far as it is filled in; which fields count follows from the section */
    FormSectionContent: {
      /** @description Null: none of the candidate's own, the one that the enterprise entered stands */
      idNumber?: string | null;
      idConfirmed?: boolean;
      /** @description Why there are fewer entries than asked for */
      fewerReason?: string;
      entries?: components['schemas']['FormEntry'][];
    };
    SavedForm: {
      savedAt: components['schemas']['Instant'];
      /** @description Of the section, as it now stands */
      version: number;
      /** @description Of the whole form as it now stands */
      doubts: components['schemas']['FormDoubt'][];
    };
    /** @enum {string} */
    IdNumberOf: 'enterprise' | 'candidate';
    /** @description Where the enterprise and the candidate gave different ID numbers: both, masked, and which one was verified */
    IdNumbers: {
      enterprise: string;
      candidate: string;
      verified: components['schemas']['IdNumberOf'] | null;
    };
    /** @enum {string} */
    Lamp: 'green' | 'blue' | 'yellow' | 'red';
    /** @description How much of what was ordered a report speaks of */
    Coverage: {
      items: number;
      done: number;
      /** @description By the candidate, when asked for consent */
      refused: number;
      /** @description Consent taken back before the item was done */
      withdrawn: number;
      /** @description For any other reason */
      stopped: number;
    };
    /** @enum {string} */
    CheckCategory:
      'identity' | 'education' | 'employment' | 'legal' | 'business' | 'qualification' | 'financial';
    /**
     * @description wellFormed: computed alone, compared with nothing; it has no lamp
     * @enum {string}
     */
    ItemResult: 'consistent' | 'discrepant' | 'found' | 'none' | 'unverifiable' | 'wellFormed';
    /** @description Result fields of the item's kind */
    FindingFields: {
      [key: string]: string | number | boolean | null;
    };
    FindingEntry: {
      /** @description Of a draft: names the entry when it is saved */
      entryId?: string;
      /** @description What the entry is about, as an employer or a school */
      label: string;
      claimed: components['schemas']['FindingFields'];
      verified: components['schemas']['FindingFields'];
      /** @description Field names in which both differ */
      differs: string[];
      /** @description Dates that cannot be or contradict each other, and the end of a validity that is over */
      doubts: {
        field: string;
        /** @enum {string} */
        of: 'claimed' | 'verified';
        /** @enum {string} */
        fault: 'inFuture' | 'beforeBirth' | 'beforeFourteen' | 'endBeforeStart' | 'expired';
      }[];
    };
    Attempt: {
      at: components['schemas']['Instant'];
      /** @enum {string} */
      way: 'phone' | 'email' | 'letter' | 'website' | 'register';
      /** @description Who or what was tried; in a report told to the account and to staff alone */
      whom?: string;
      outcome: string;
    };
    Evidence: {
      evidenceId: components['schemas']['Uuid'];
      source: string;
      method: string;
      obtainedAt: components['schemas']['Instant'];
      /** @description Told to staff only; empty for everybody else */
      operatorName: string;
      note: string | null;
      file: components['schemas']['FileRef'] | null;
    };
    ReportItem: {
      checkItemId: components['schemas']['Uuid'];
      itemCode: string;
      name: string;
      /** @description What such items are called, without the employer or school that this one is about */
      kind: string;
      category: components['schemas']['CheckCategory'];
      status: components['schemas']['CheckItemStatus'];
      /**
       * @description Why it was not worked, where it was not: refused or withdrawn by the candidate, or stopped
       * @enum {string|null}
       */
      whyStopped: 'refused' | 'withdrawn' | 'stopped' | null;
      result: components['schemas']['ItemResult'] | null;
      lamp: components['schemas']['Lamp'] | null;
      lampReason: string | null;
      /** @description Why a red lamp stands without a file; told to staff alone */
      noFileReason: string | null;
      note: string | null;
      /** @description Why the candidate gave no employer, school, certificate or person for it */
      notGiven: string | null;
      entries: components['schemas']['FindingEntry'][];
      /** @description How a source was tried, and what came of it */
      attempts: components['schemas']['Attempt'][];
      evidence: components['schemas']['Evidence'][];
      computed: {
        key: string;
        value: string | number | boolean | null;
      }[];
      doneAt: components['schemas']['Instant'] | null;
    };
    OverlapSide: {
      label: string;
      from: string;
      /** @description Null: it goes on */
      to: string | null;
    };
    /** @description Which two entries share how many months (contract/rules/overlaps.ts) */
    Overlap: {
      /** @enum {string} */
      what: 'studyAndJob' | 'twoJobs';
      one: components['schemas']['OverlapSide'];
      other: components['schemas']['OverlapSide'];
      months: number;
    };
    ItemVerdict: {
      /** @enum {string} */
      status: 'done' | 'cancelled';
      result: components['schemas']['ItemResult'] | null;
      lamp: components['schemas']['Lamp'] | null;
    };
    /** @description What a report says otherwise than an earlier version of it */
    ReportDifference: {
      /** @description The summary is another one */
      summary: boolean;
      /** @description Of the whole report, where it is another one */
      outcome: {
        from: components['schemas']['Outcome'];
        to: components['schemas']['Outcome'];
      } | null;
      /** @description The items that differ in anything, of those that this reader is shown */
      items: {
        checkItemId: components['schemas']['Uuid'];
        name: string;
        from: components['schemas']['ItemVerdict'];
        to: components['schemas']['ItemVerdict'];
      }[];
    };
    TimelineEvent: {
      at: components['schemas']['Instant'];
      /** @description An i18n key below records.event */
      event: string;
      /**
       * @description Staff are named to staff only, a candidate never
       * @enum {string}
       */
      actorKind: 'named' | 'candidate' | 'staff' | 'system';
      /** @description With named: who */
      actor: string | null;
      detail: {
        [key: string]: string | number | null;
      };
    };
    ReportView: {
      checkId: components['schemas']['Uuid'];
      orderNo: string;
      mainName: string;
      candidateName: string;
      /** @description The name that the candidate signed and confirmed, where it is not candidateName */
      signedAs: string | null;
      /** @description Masked */
      mobile?: string;
      /** @description By a shared link alone: the dictionaries that operators changed; absent where they changed none */
      words?: components['schemas']['DictWords'];
      idNumberMasked: string | null;
      /** @description Null where there is one number, and for a share without the identity; for the candidate and for a share both numbers are empty */
      idNumbers: components['schemas']['IdNumbers'] | null;
      positionTitle: string;
      packageName: string;
      status: components['schemas']['CheckStatus'];
      lamp: components['schemas']['Lamp'];
      outcome: components['schemas']['Outcome'];
      coverage: components['schemas']['Coverage'];
      version: number;
      latestVersion: number;
      publishedAt: components['schemas']['Instant'];
      /** @description Told to staff only; empty for everybody else */
      authorName: string;
      /** @description Told to staff only; empty for everybody else */
      reviewerName: string;
      summary: string;
      items: components['schemas']['ReportItem'][];
      /** @description Full-time study and work, or two employments, at the same time, by what was found and else stated */
      overlaps: components['schemas']['Overlap'][];
      /** @description The items a share leaves out */
      leftOut: {
        itemCode: string;
        kind: string;
      }[];
      /** @description How many of leftOut count in lamp and outcome, which are the whole report's by a share too */
      leftOutCounted: number;
      versions: {
        version: number;
        publishedAt: components['schemas']['Instant'];
        /** @description Item codes that differ from the version before */
        changed: string[];
      }[];
      /** @description Of a report with several versions: what the newest says otherwise. By a share, than the one that was the newest when the same phone last opened a link to it; null where it opened none */
      changes:
        | (components['schemas']['ReportDifference'] & {
            /** @description The kinds of check that differ, by name, of those that this reader is shown */
            changed: string[];
            /** @description The version shown where a newer one holds, else the one before, or the one read */
            from: number;
            fromAt: components['schemas']['Instant'];
            /** @description The newest */
            to: number;
            toAt: components['schemas']['Instant'];
          })
        | null;
      history: components['schemas']['TimelineEvent'][];
      /** @description The oldest first; none for the reader of a share */
      disputes: components['schemas']['Dispute'][];
      allowed: ('share' | 'dispute' | 'edit')[];
      /** @description Of the share it was opened through */
      expiresAt?: components['schemas']['Instant'] | null;
    };
    /**
     * @description What the candidate is asked for
     * @enum {string}
     */
    CandidateField: 'idNumber' | 'education' | 'employment' | 'certificates' | 'references';
    CatalogueValues: {
      nameEn: string;
      nameZh: string;
      /** @description What the candidate is told before consent */
      whatEn: string;
      whatZh: string;
      /** @description Of one copy */
      price: components['schemas']['Fen'];
      /** @description Promised as long as there is no experience */
      workingDays: number;
      fields: components['schemas']['CandidateField'][];
      fieldRules: components['schemas']['FieldRules'];
    };
    CatalogueChange: {
      changeId: components['schemas']['Uuid'];
      /** @description China's day */
      effectiveOn: components['schemas']['Day'];
      /** @enum {string} */
      state: 'planned' | 'inForce' | 'past' | 'withdrawn';
      values: components['schemas']['CatalogueValues'];
      before: components['schemas']['CatalogueValues'];
      changedAt: components['schemas']['Instant'];
      /** @description Name */
      changedBy: string;
      withdrawnAt: components['schemas']['Instant'] | null;
      withdrawnBy: string | null;
    };
    CatalogueEntry: {
      itemCode: string;
      category: components['schemas']['CheckCategory'];
      /** @enum {string} */
      worked: 'computed' | 'list' | 'provider' | 'manual';
      sensitive: boolean;
      values: components['schemas']['CatalogueValues'];
      /** @description The change that waits for its day */
      planned: components['schemas']['CatalogueChange'] | null;
    };
    CatalogueEntryDetail: {
      entry: components['schemas']['CatalogueEntry'];
      /** @description The newest change that counts: named again by who changes it */
      basedOn: components['schemas']['Uuid'] | null;
      /** @description The newest first */
      history: components['schemas']['CatalogueChange'][];
    };
    CataloguePreview: {
      /** @description Packages and drafts that carry the item */
      total: number;
      /** @description At most 200: standard packages first, then by enterprise */
      rows: {
        packageId: components['schemas']['Uuid'];
        name: string;
        /** @description null of a standard package */
        enterprise: string | null;
        /**
         * @description A draft is priced when it is published; a published version keeps its price
         * @enum {string}
         */
        state: 'published' | 'draft';
        /** @description What it costs now */
        price: components['schemas']['Fen'];
        /** @description Its items at the catalogue's prices of that day: what it would cost if it were published then */
        priceThen: components['schemas']['Fen'];
      }[];
    };
    CatalogueChangeInput: {
      itemCode: string;
      /** @description As it was read; another change meanwhile is refused with 2510 */
      basedOn: components['schemas']['Uuid'] | null;
      /** @description China's day: today, at once, or a later one, from its first moment on */
      effectiveOn: components['schemas']['Day'];
      values: components['schemas']['CatalogueValues'];
    };
    CheckRow: {
      checkId: components['schemas']['Uuid'];
      orderNo: string;
      /** @description In full for the account's own people, masked for support */
      candidateName: string;
      /** @description Masked */
      candidateMobile: string;
      positionTitle: string;
      packageId: components['schemas']['Uuid'];
      packageName: string;
      status: components['schemas']['CheckStatus'];
      /** @description Only once reported and only with result.read */
      lamp: components['schemas']['Lamp'] | null;
      /** @description Told where the lamp is */
      outcome: components['schemas']['Outcome'] | null;
      /** @description Told where the lamp is */
      coverage: components['schemas']['Coverage'] | null;
      /** @description Of the items that set the lamp; words follow the result */
      results: components['schemas']['ItemResult'][];
      promisedAt: components['schemas']['Day'] | null;
      /** @description The date lies after the published public holidays of China: Monday to Friday was counted, and holidays may make it later */
      promisedEstimate: boolean;
      /** @description When its present version was published; null before */
      reportedAt: components['schemas']['Instant'] | null;
      overdue: boolean;
      /** @enum {string} */
      waitingOn:
        'candidate' | 'enterprise' | 'source' | 'analyst' | 'reviewer' | 'approval' | 'payment' | 'nobody';
      orderedAt: components['schemas']['Instant'];
      /** @description When the candidate last got the invitation or a reminder, while consent is awaited; a reminder within the hour after it is refused */
      toldAt: components['schemas']['Instant'] | null;
      /** @description Consent is awaited, and the latest invitation or reminder did not arrive: the network refused it or did not reach the phone, and no link was opened since */
      notReached: boolean;
      ownerName: string;
      /** @description The department that the check was ordered for; null without one */
      departmentName: string | null;
      /** @description Null without price.read */
      price: components['schemas']['Fen'] | null;
      mainName: string;
    };
    CheckPage: {
      rows: components['schemas']['CheckRow'][];
      nextCursor: string | null;
    };
    CheckChoices: {
      /** @description By name; the versions of a package that carry one name stand together */
      packages: {
        packageIds: components['schemas']['Uuid'][];
        name: string;
      }[];
      /** @description By name; mainName tells people of several accounts apart */
      owners: {
        ownerId: components['schemas']['Uuid'];
        name: string;
        mainName: string;
      }[];
    };
    CheckCount: {
      total: number;
      /** @description There are more than 10 000 */
      capped: boolean;
      /** @description More than 2 000 names contain the searched text: only those that start with it are listed */
      onlyStarts: boolean;
      /** @description Counted up to 10 001, which is more than 10 000 */
      views: {
        /** @description Only what this role may do */
        needsMe: number;
        awaitingConsent: number;
        inProgress: number;
        overdue: number;
        /** @description Reported, whether disputed since or not */
        reported: number;
        disputed: number;
      };
    };
    CheckExport: {
      /**
       * @description csv without it
       * @enum {string}
       */
      format?: 'csv' | 'xlsx';
      records: components['schemas']['CheckSelection'];
    };
    AskedQuestion: {
      /** @enum {string} */
      of: 'candidate' | 'enterprise';
      at: components['schemas']['Instant'] | null;
      /** @description Who of the staff asked; told to staff only */
      by: string | null;
    };
    ItemAnswer: {
      answerId: components['schemas']['Uuid'];
      question: string;
      askedAt: components['schemas']['Instant'] | null;
      /** @description Told to staff only */
      askedBy: string | null;
      /**
       * @description As in the timeline; enterprise where its person was not noted
       * @enum {string}
       */
      actorKind: 'named' | 'candidate' | 'staff' | 'enterprise';
      /** @description With named: who */
      actor: string | null;
      text: string;
      at: components['schemas']['Instant'];
      files: components['schemas']['FileRef'][];
    };
    CheckItemRow: {
      checkItemId: components['schemas']['Uuid'];
      itemCode: string;
      name: string;
      category: components['schemas']['CheckCategory'];
      status: components['schemas']['CheckItemStatus'];
      result: components['schemas']['ItemResult'] | null;
      lamp: components['schemas']['Lamp'] | null;
      sensitive: boolean;
      /** @enum {string} */
      consent: 'open' | 'given' | 'refused' | 'withdrawn';
      promisedAt: components['schemas']['Day'] | null;
      /** @description The date lies after the published public holidays of China: Monday to Friday was counted, and holidays may make it later */
      promisedEstimate: boolean;
      doneAt: components['schemas']['Instant'] | null;
      price: components['schemas']['Fen'] | null;
      /** @description What was held for it went back to the balance; false for who may not read prices */
      givenBack: boolean;
      /** @description Why a sensitive item was ordered */
      reason: string | null;
      /** @description Why the candidate gave no employer, school, certificate or person for it */
      notGiven: string | null;
      /** @description What it waits for */
      question: string | null;
      /** @description About the open question */
      asked: components['schemas']['AskedQuestion'] | null;
      /** @description What was asked before, with its answers, the oldest first; only for who may read them */
      answers: components['schemas']['ItemAnswer'][];
      /** @enum {string} */
      waitingOn:
        'candidate' | 'enterprise' | 'source' | 'analyst' | 'reviewer' | 'approval' | 'payment' | 'nobody';
    };
    /**
     * @description queued: not handed to the network yet; sent: handed over, and nothing reported since; refused: the network did not take it, and would not take it again; unreachable: it took it and could not bring it to the phone
     * @enum {string}
     */
    SmsStatus: 'queued' | 'sent' | 'delivered' | 'refused' | 'unreachable';
    /**
     * @description switchedOff: off, or without a network; optedOut: takes no messages of this kind; content: the network stopped its text; notTaken: it could not be handed over at all
     * @enum {string}
     */
    SmsReason:
      'noSuchNumber' | 'outOfService' | 'switchedOff' | 'optedOut' | 'content' | 'notTaken' | 'other';
    CheckDetail: components['schemas']['CheckRow'] & {
      orderId: components['schemas']['Uuid'];
      /** @description It was ordered in; null for one ordered alone, and for who does not reach the batch or orders nothing. Its name as the batch tells it */
      batch: {
        batchId: components['schemas']['Uuid'];
        name: string;
      } | null;
      /** @description Only where the data of the person and the report was erased: when, and by which rule after how many days */
      erased?: {
        at: components['schemas']['Instant'];
        /** @enum {string} */
        rule: 'report' | 'unfinished' | 'closing';
        days: number;
      };
      idNumberMasked: string | null;
      /** @description Null where there is one number */
      idNumbers: components['schemas']['IdNumbers'] | null;
      /** @description Read from the ID number, for readers of results; no day, which beside the mask would be most of the number */
      birthYear?: number | null;
      positionClass: string;
      consentWay: components['schemas']['ConsentWay'];
      consent: {
        /** @enum {string} */
        state: 'none' | 'given' | 'refused' | 'withdrawn' | 'paperToConfirm';
        given: number;
        refused: number;
        total: number;
        at: components['schemas']['Instant'] | null;
        /** @description Of the text that was signed; paper: a signed form */
        textVersion: string | null;
        /** @description SHA-256 of the text that was signed, hex; of a signed form, of its file's */
        textHash: string | null;
        /**
         * @description How the signature that is kept was made, as the candidate's page said; unknown where it was given before this was asked. Null without one, as on paper. It is shown for a purpose, by revealPersonal
         * @enum {string|null}
         */
        signatureWay: 'drawn' | 'typed' | 'unknown' | null;
        /** @description The name that was signed and confirmed, where it is not the candidate's; shown like the candidate's */
        signedAs: string | null;
      };
      invitation: {
        status: components['schemas']['InvitationStatus'];
        sentAt: components['schemas']['Instant'];
        openedAt: components['schemas']['Instant'] | null;
        submittedAt: components['schemas']['Instant'] | null;
        expiresAt: components['schemas']['Instant'];
        reminders: number;
      } | null;
      items: components['schemas']['CheckItemRow'][];
      timeline: components['schemas']['TimelineEvent'][];
      /** @description What came with an answer stands at the answer */
      files: (components['schemas']['FileRef'] & {
        /** @description The entry of the candidate's form that it stands at */
        about: {
          section: components['schemas']['FormSection'];
          label: string;
        } | null;
      })[];
      /** @description Of who reads the report, as it tells them */
      disputes: components['schemas']['Dispute'][];
      messages: {
        at: components['schemas']['Instant'];
        template: string;
        mobile: string;
        status: components['schemas']['SmsStatus'];
        /** @description Why it was refused or did not reach the phone; null otherwise */
        reason: components['schemas']['SmsReason'] | null;
      }[];
      money: {
        /** @description What was given back of the charges, one by one */
        corrections: {
          at: components['schemas']['Instant'];
          amount: components['schemas']['Fen'];
          checkItemId: components['schemas']['Uuid'];
          /** @description As the operator who asked for it wrote it */
          reason: string;
        }[];
        price: components['schemas']['Fen'];
        held: components['schemas']['Fen'];
        captured: components['schemas']['Fen'];
        released: components['schemas']['Fen'];
        /** @description Of what was charged */
        givenBack: components['schemas']['Fen'];
      } | null;
      /** @description What this user may do with it now */
      allowed: (
        | 'remind'
        | 'resend'
        | 'cancel'
        | 'assign'
        | 'reveal'
        | 'answer'
        | 'readReport'
        | 'editReport'
        | 'share'
        | 'dispute'
      )[];
    };
    /** @enum {string} */
    ClosingStatus: 'closing' | 'takenBack' | 'erasing' | 'erased';
    /** @description A closing that is under way */
    Closing: {
      closingId: components['schemas']['Uuid'];
      status: components['schemas']['ClosingStatus'];
      /** @description The owner who asked */
      askedBy: string;
      askedAt: components['schemas']['Instant'];
      /**
       * Format: date
       * @description China's day on which the erasure begins; until the end of the day before it is taken back
       */
      eraseOn: string;
      /** @description The day has come, and something is open that the erasure waits for */
      isPostponed: boolean;
    };
    ClosingRow: {
      closingId: components['schemas']['Uuid'];
      mainName: string;
      status: components['schemas']['ClosingStatus'];
      /** @description Empty once the person was erased */
      askedBy: string;
      askedAt: components['schemas']['Instant'];
      /** Format: date */
      eraseOn: string;
      isPostponed: boolean;
      /** @description As the owner said it; null without one, and once it was erased */
      reason: string | null;
      takenBackAt: components['schemas']['Instant'] | null;
      erasedAt: components['schemas']['Instant'] | null;
      certificate: null | {
        number: string;
        /** @description Of the PDF, in hex */
        sha256: string;
      };
    };
    WorkCount: {
      count: number;
      /** @description At least so many, in full thousands */
      capped: boolean;
    };
    Correction: {
      correctionId: components['schemas']['Uuid'];
      amount: components['schemas']['Fen'];
      /** @enum {string} */
      status: 'waiting' | 'done' | 'refused';
      reason: string;
      by: string;
      at: components['schemas']['Instant'];
      decidedBy: string | null;
      decidedAt: components['schemas']['Instant'] | null;
      /** @description Why the charge stays as it is */
      refusal: string | null;
    };
    Charge: {
      chargeId: components['schemas']['Uuid'];
      mainId: components['schemas']['Uuid'];
      mainName: string;
      orderNo: string;
      checkId: components['schemas']['Uuid'];
      itemName: string;
      amount: components['schemas']['Fen'];
      at: components['schemas']['Instant'];
      /** @description What of it has not been given back: no more is */
      left: components['schemas']['Fen'];
      /** @description The newest first */
      corrections: components['schemas']['Correction'][];
    };
    CorrectionReview: {
      workItemId: components['schemas']['Uuid'];
      charge: components['schemas']['Charge'];
      correction: components['schemas']['Correction'];
      /** @description Not one's own enterprise's, and not decided yet */
      mayDecide: boolean;
      /** @description False also for who asked */
      mayConfirm: boolean;
    };
    /** @enum {string} */
    DepartureMatter:
      | 'checks'
      | 'ordersToApprove'
      | 'ordersToPay'
      | 'recharges'
      | 'payments'
      | 'refunds'
      | 'payouts'
      | 'invoices'
      | 'certification'
      | 'forms'
      | 'lostPhones'
      | 'holds';
    Departure: {
      /** @description The closing that is under way; null without one */
      closing: components['schemas']['Closing'] | null;
      /** @description What is not settled yet, in the order in which it is best settled; what does not occur is left out */
      open: {
        matter: components['schemas']['DepartureMatter'];
        count: number;
      }[];
      balance: {
        available: components['schemas']['Fen'];
        held: components['schemas']['Fen'];
      };
      /** @description What works without anybody signing in, until it is ended */
      outside: {
        apiKeys: number;
        webhooks: number;
        /** @description Links to reports that still open them */
        shares: number;
      };
    };
    /** @enum {string} */
    DictType:
      | 'positionClass'
      | 'educationLevel'
      | 'studyForm'
      | 'leaveReason'
      | 'refereeRelation'
      | 'consentWay'
      | 'lamp'
      | 'itemResult'
      | 'authStatus'
      | 'role';
    DictEntryWords: {
      value: string;
      en: string;
      zh: string;
      isOffered: boolean;
      isDefault: boolean;
    };
    DictChange: {
      changeId: components['schemas']['Uuid'];
      type: components['schemas']['DictType'];
      /** @enum {string} */
      state: 'planned' | 'withdrawn' | 'inForce' | 'past';
      entries: components['schemas']['DictEntryWords'][];
      /** @description What it followed, or would */
      before: components['schemas']['DictEntryWords'][];
      /** @description China's day */
      effectiveOn: components['schemas']['Day'];
      /** @description Name */
      changedBy: string;
      changedAt: components['schemas']['Instant'];
      /** @description Name */
      withdrawnBy: string | null;
      withdrawnAt: components['schemas']['Instant'] | null;
    };
    KeptDictionary: {
      type: components['schemas']['DictType'];
      /** @description As they are now, in their order */
      entries: components['schemas']['DictEntryWords'][];
      /** @description China's day; null: as the product began */
      since: components['schemas']['Day'] | null;
      /** @description The newest change that counts or is planned: named again by who changes it */
      basedOn: components['schemas']['Uuid'] | null;
      /** @description The change that waits for its day */
      planned: components['schemas']['DictChange'] | null;
    };
    KeptDictionaries: {
      dictionaries: components['schemas']['KeptDictionary'][];
      /** @description Of all dictionaries, the newest first */
      history: components['schemas']['DictChange'][];
    };
    DictChangeInput: {
      type: components['schemas']['DictType'];
      /** @description As it was read; another change meanwhile is refused with 2456 */
      basedOn: components['schemas']['Uuid'] | null;
      /** @description China's day: today, at once, or a later one, from its first moment on */
      effectiveOn: components['schemas']['Day'];
      /** @description Every entry of the dictionary, in the new order */
      entries: components['schemas']['DictEntryWords'][];
    };
    /** @enum {string} */
    CertificationStatus: 'pending' | 'verified' | 'rejected' | 'withdrawn';
    LicenseFile: {
      fileId: components['schemas']['Uuid'];
      fileName: string;
      mime: string;
      /** @description Bytes */
      size: number;
    };
    CertificationFacts: {
      status: components['schemas']['CertificationStatus'];
      enterpriseName: string;
      creditCode: string;
      license: components['schemas']['LicenseFile'];
      legalPerson: string;
      contactName: string;
      /** @description Masked */
      contactPhone: string;
      /** @description From the province down */
      regionName: string | null;
      address: string | null;
      submittedAt: components['schemas']['Instant'];
      decidedAt: components['schemas']['Instant'] | null;
      /** @description Why it was rejected */
      reason: string | null;
    };
    /** @enum {string} */
    CertificationField:
      | 'license'
      | 'enterpriseName'
      | 'creditCode'
      | 'legalPerson'
      | 'region'
      | 'address'
      | 'contactName'
      | 'contactPhone';
    CertificationChange: {
      certificationId: components['schemas']['Uuid'];
      facts: components['schemas']['CertificationFacts'];
      /** @description What differs from what is verified */
      changed: components['schemas']['CertificationField'][];
      /** @description The day it is decided by, while it waits */
      dueAt: components['schemas']['Day'] | null;
      submittedBy: string;
      /** @description While it waits: who submitted it, or any manager once they are gone */
      mayWithdraw: boolean;
    };
    ContractSignature: {
      signatureId: components['schemas']['Uuid'];
      version: string;
      hash: string;
      signerName: string;
      signedAt: components['schemas']['Instant'];
      /** @description False once a later version has to be signed anew, or the enterprise has another name */
      isCurrent: boolean;
    };
    /** @description The form as typed, also half and wrong */
    CertificationDraftContent: {
      enterpriseName?: string;
      creditCode?: string;
      licenseFileId?: components['schemas']['Uuid'];
      legalPerson?: string;
      contactName?: string;
      contactPhone?: string;
      regionCode?: string;
      address?: string;
    };
    CertificationDraft: {
      content: components['schemas']['CertificationDraftContent'];
      license: components['schemas']['LicenseFile'] | null;
      /** @description null for what was submitted before */
      savedAt: components['schemas']['Instant'] | null;
    };
    Certification: {
      /**
       * @description 0 none, 1 pending, 2 verified, 3 rejected
       * @enum {integer}
       */
      authStatus: 0 | 1 | 2 | 3;
      /** @description The day a pending submission is decided by */
      dueAt: components['schemas']['Day'] | null;
      /** @description The one that holds: the newest, once verified the newest verified */
      submission: components['schemas']['CertificationFacts'] | null;
      /** @description Of what is verified: waits, or was rejected and not let go */
      change: components['schemas']['CertificationChange'] | null;
      /** @description The newest one of the service contract */
      signature: components['schemas']['ContractSignature'] | null;
      /** @description What this user has typed; without a draft what was rejected, or what is verified; null while a submission waits */
      draft: components['schemas']['CertificationDraft'] | null;
      /** @description When staff had the contact's phone shown, and what for; newest first */
      contactReveals: {
        at: components['schemas']['Instant'];
        purpose: string;
      }[];
    };
    CertificationRecord: {
      certificationId: components['schemas']['Uuid'];
      isChange: boolean;
      /** @description Of a change: what differed from what was verified then */
      changed: components['schemas']['CertificationField'][];
      submittedBy: string;
      decidedBy: string | null;
      /** @description Taken back, or let go after its rejection */
      withdrawnAt: components['schemas']['Instant'] | null;
      facts: components['schemas']['CertificationFacts'];
    };
    CertificationReview: {
      workItemId: components['schemas']['Uuid'];
      mainId: components['schemas']['Uuid'];
      mainName: string;
      /** @description False once decided, and for an enterprise of one's own */
      mayDecide: boolean;
      submittedBy: string;
      /** @description Other verified enterprises with this credit code */
      sameCode: string[];
      /** @description How many other verified enterprises have this name */
      sameName: number;
      /** @description What held before, of a change */
      change: {
        /** @description null where papers were never submitted through the console */
        held: components['schemas']['CertificationFacts'] | null;
        /** @description What the account is called until then */
        heldName: string;
        changed: components['schemas']['CertificationField'][];
      } | null;
      /** @description Earlier rejections, newest first */
      earlier: {
        decidedAt: components['schemas']['Instant'];
        reason: string;
      }[];
      facts: components['schemas']['CertificationFacts'];
    };
    ContractText: {
      version: string;
      /** @description SHA-256 over version, language, party and words */
      hash: string;
      title: string;
      sections: {
        heading: string;
        paragraphs: string[];
      }[];
    };
    ServiceContract: {
      /** @description The one in force; while an earlier signature holds, the one that was signed */
      text: components['schemas']['ContractText'];
      /** @description The version that is to be signed anew from a later day on */
      announced: {
        /** @description China's day */
        effectiveOn: components['schemas']['Day'];
        text: components['schemas']['ContractText'];
      } | null;
      /** @description Only a verified enterprise signs */
      isVerified: boolean;
      /** @description The newest one */
      signature: components['schemas']['ContractSignature'] | null;
    };
    /** @enum {string} */
    WorkItemKind:
      | 'checkItem'
      | 'report'
      | 'review'
      | 'paperConsent'
      | 'certification'
      | 'recharge'
      | 'invoice'
      | 'dispute'
      | 'lostPhone'
      | 'payment'
      | 'reversal'
      | 'correction'
      | 'payout'
      | 'signOff';
    HomeSummary: {
      /** @description Only what this role may do */
      needsMe: number | null;
      awaitingConsent: number | null;
      /** @description Invitations that end within 2 days, to ten minutes */
      expiringSoon: number | null;
      inProgress: number | null;
      overdue: number | null;
      /** @description Whom the checks behind a number wait for, most first */
      waiting: {
        /** @enum {string} */
        tile: 'needsMe' | 'inProgress' | 'overdue' | 'disputed';
        /** @enum {string} */
        on:
          'candidate' | 'enterprise' | 'source' | 'analyst' | 'reviewer' | 'approval' | 'payment' | 'nobody';
        count: number;
      }[];
      disputed: number | null;
      /** @description In the range */
      reported: number | null;
      /** @description In the range of the same length before */
      reportedBefore: number | null;
      series: {
        day: components['schemas']['Day'];
        ordered: number;
        reported: number;
      }[];
      results:
        | {
            outcome: components['schemas']['Outcome'];
            count: number;
          }[]
        | null;
      balance: components['schemas']['Balance'] | null;
      /** @description Orders that wait for this person's approval; null for who approves nothing */
      approvals: number | null;
      /** @description What is still to be done before the enterprise works with Probity, for who may do it or order; null once all is done */
      setup: {
        /**
         * @description 0 none, 1 pending, 2 verified, 3 rejected
         * @enum {integer}
         */
        authStatus: 0 | 1 | 2 | 3;
        /** @description The day a pending submission is decided by */
        dueAt: components['schemas']['Day'] | null;
        /** @description Why it was rejected; only for who may submit again */
        reason: string | null;
        /** @description Why a change of the verified data was rejected, until a new try or until it is let go; only for who may submit one */
        changeRejected: string | null;
        /**
         * @description outdated: signed, but the text or the enterprise's name has changed since; orders go on
         * @enum {string}
         */
        contract: 'none' | 'outdated' | 'signed';
        /** @description China's day from which another service contract has to be signed, until it comes; only for who may sign it */
        announcedOn: components['schemas']['Day'] | null;
        hasOrdered: boolean;
      } | null;
      /** @description What a new person has not told of themselves yet; null once they have, and where they cannot */
      welcome: {
        /** @description They are shown by their phone so far */
        needsName: boolean;
        /** @description They sign in by SMS alone so far */
        needsPassword: boolean;
      } | null;
      /** @description What this role may act on or should know of, what is late first, then what became so longest ago, at most 30 */
      needs: {
        checkId: components['schemas']['Uuid'];
        candidateName: string;
        positionTitle: string;
        status: components['schemas']['CheckStatus'];
        outcome: components['schemas']['Outcome'] | null;
        /** @enum {string} */
        what:
          | 'answerQuestion'
          | 'readReport'
          | 'invitationExpiring'
          | 'notReached'
          | 'awaitingApproval'
          | 'awaitingPayment'
          | 'overdue'
          | 'disputed';
        at: components['schemas']['Instant'];
      }[];
      /** @description For who keeps the working-day calendar, within 60 days of its end and past it */
      calendar: {
        knownUntil: components['schemas']['Day'];
        /** @description Negative once it is over */
        daysLeft: number;
      } | null;
      /** @description Staff only */
      queue: {
        open: number;
        mine: number;
        overdue: number;
        toReview: number;
        /** @description The same told apart by kind of work, most open work first; a kind without open work is left out */
        kinds: {
          kind: components['schemas']['WorkItemKind'];
          open: number;
          mine: number;
          overdue: number;
          /** @description Nobody has taken any of it */
          free: number;
        }[];
      } | null;
    };
    InvoiceChoice: {
      statementId: components['schemas']['Uuid'];
      month: string;
      amount: components['schemas']['Fen'];
      /**
       * @description nothing: nothing was spent
       * @enum {string}
       */
      state: 'free' | 'asked' | 'invoiced' | 'nothing';
    };
    /**
     * @description special: a special VAT invoice, with which input tax is deducted
     * @enum {string}
     */
    InvoiceKind: 'ordinary' | 'special';
    /** @enum {string} */
    InvoiceWay: 'email' | 'post';
    /** @description What stands on the invoice, and where it goes; empty where the kind or the way asks for nothing */
    InvoiceDetails: {
      kind: components['schemas']['InvoiceKind'];
      title: string;
      taxNumber: string;
      bankName: string;
      bankAccount: string;
      registeredAddress: string;
      registeredPhone: string;
      way: components['schemas']['InvoiceWay'];
      email: string;
      recipient: string;
      recipientPhone: string;
      postalAddress: string;
    };
    InvoiceDesk: {
      /** @description The newest 60, the newest first */
      statements: components['schemas']['InvoiceChoice'][];
      /** @description Title and number of the verified enterprise, the rest as it was asked for last */
      details: components['schemas']['InvoiceDetails'];
    };
    /** @enum {string} */
    InvoiceStatus: 'waiting' | 'issued' | 'rejected' | 'withdrawn';
    InvoiceMonth: {
      statementId: components['schemas']['Uuid'];
      month: string;
      /** @description Charged in that month less what was reversed in it; below 0 where more was reversed */
      amount: components['schemas']['Fen'];
    };
    Invoice: {
      invoiceId: components['schemas']['Uuid'];
      number: string;
      issuedOn: components['schemas']['Day'];
      fileId: components['schemas']['Uuid'];
      fileName: string;
      uploadedAt: components['schemas']['Instant'];
      /** @description It was wrong: another one stands in its place */
      replacedAt: components['schemas']['Instant'] | null;
      /** @description Why it was replaced */
      reason: string | null;
    };
    InvoiceRequest: {
      requestId: components['schemas']['Uuid'];
      status: components['schemas']['InvoiceStatus'];
      /** @description Waits, in an operator's hands: the invoice is being issued, and the request cannot be withdrawn */
      isTaken: boolean;
      /** @description Of all its months */
      amount: components['schemas']['Fen'];
      /** @description The oldest first */
      months: components['schemas']['InvoiceMonth'][];
      details: components['schemas']['InvoiceDetails'];
      /** @description The one that holds first, then those it replaced */
      invoices: components['schemas']['Invoice'][];
      askedBy: string;
      askedAt: components['schemas']['Instant'];
      decidedAt: components['schemas']['Instant'] | null;
      /** @description Why it was rejected */
      reason: string | null;
    };
    InvoiceReview: {
      workItemId: components['schemas']['Uuid'];
      mainName: string;
      request: components['schemas']['InvoiceRequest'];
      /** @description As the enterprise was verified last */
      verifiedName: string | null;
      verifiedCode: string | null;
      /** @description Of one's own enterprise: a colleague decides */
      isOwn: boolean;
      /** @description In a colleague's hands */
      isTaken: boolean;
    };
    /** @enum {string} */
    LimitName:
      | 'smsInvitation'
      | 'smsMember'
      | 'smsMemberUnverified'
      | 'smsShare'
      | 'smsApplicant'
      | 'smsApplicantUnverified'
      | 'rechargesWaiting'
      | 'paymentsOpen';
    LimitChange: {
      changeId: components['schemas']['Uuid'];
      name: components['schemas']['LimitName'];
      /** @enum {string} */
      state: 'planned' | 'withdrawn' | 'inForce' | 'past';
      value: number;
      /** @description What it followed, or would */
      before: number;
      /** @description China's day */
      effectiveOn: components['schemas']['Day'];
      reason: string;
      /** @description Name */
      changedBy: string;
      changedAt: components['schemas']['Instant'];
      /** @description Name */
      withdrawnBy: string | null;
      withdrawnAt: components['schemas']['Instant'] | null;
    };
    KeptLimit: {
      name: components['schemas']['LimitName'];
      /** @description As it counts now */
      value: number;
      /** @description China's day; null: as the product began */
      since: components['schemas']['Day'] | null;
      /** @description The newest change that counts or is planned: named again by who changes it */
      basedOn: components['schemas']['Uuid'] | null;
      /** @description The change that waits for its day */
      planned: components['schemas']['LimitChange'] | null;
    };
    KeptLimits: {
      limits: components['schemas']['KeptLimit'][];
      /** @description Of all limits, the newest first */
      history: components['schemas']['LimitChange'][];
    };
    LimitChangeInput: {
      name: components['schemas']['LimitName'];
      /** @description As it was read; another change meanwhile is refused with 2619 */
      basedOn: components['schemas']['Uuid'] | null;
      /** @description China's day: today, at once, or a later one, from its first moment on */
      effectiveOn: components['schemas']['Day'];
      value: number;
      reason: string;
    };
    /** @enum {string} */
    LostPhoneStatus: 'open' | 'replaced' | 'rejected' | 'withdrawn' | 'lapsed';
    LostPhone: {
      lostPhoneId: components['schemas']['Uuid'];
      userId: components['schemas']['Uuid'];
      status: components['schemas']['LostPhoneStatus'];
      /** @description The new phone, masked; erased once the request ends */
      mobile: string | null;
      reason: string;
      askedBy: string;
      askedAt: components['schemas']['Instant'];
      /** @description When it ends by itself if nobody decides */
      endsAt: components['schemas']['Instant'];
      endedAt: components['schemas']['Instant'] | null;
      /** @description Of staff: how they made sure, or why it was rejected */
      note: string | null;
    };
    LostPhoneContact: {
      name: string;
      /** @description Masked */
      mobile: string;
    };
    LostPhoneReview: {
      workItemId: components['schemas']['Uuid'];
      mainId: components['schemas']['Uuid'];
      mainName: string;
      memberName: string;
      memberRole: string;
      /** @description Masked; null for who is here no more */
      formerMobile: string | null;
      /** @description The new phone, in full; null once the request has ended */
      mobile: string | null;
      /** @description Somebody else signs in with the new phone: it cannot be approved */
      isTaken: boolean;
      /** @description Why it cannot be approved as things are now, in the reader's language */
      unfit: string | null;
      status: components['schemas']['LostPhoneStatus'];
      reason: string;
      askedBy: string;
      askedByRole: string;
      askedAt: components['schemas']['Instant'];
      endsAt: components['schemas']['Instant'];
      /** @description Whom to call back, as the enterprise was verified; null while it is not */
      contact: components['schemas']['LostPhoneContact'] | null;
      mayDecide: boolean;
    };
    /** @enum {string} */
    NotificationKind:
      | 'check.reported'
      | 'check.infoRequested'
      | 'check.expired'
      | 'check.consentWithdrawn'
      | 'check.cancelled'
      | 'check.overdue'
      | 'check.notReached'
      | 'check.inReview'
      | 'check.disputed'
      | 'check.disputedByCandidate'
      | 'check.disputeRejected'
      | 'order.placed'
      | 'order.awaitingApproval'
      | 'order.awaitingPayment'
      | 'order.approved'
      | 'order.rejected'
      | 'check.infoAnswered'
      | 'check.returned'
      | 'work.handedOver'
      | 'work.takenOver'
      | 'work.stopped'
      | 'enterprise.submitted'
      | 'enterprise.verified'
      | 'enterprise.rejected'
      | 'enterprise.changeSubmitted'
      | 'enterprise.changed'
      | 'enterprise.changeRejected'
      | 'webhook.disabled'
      | 'member.handedOver'
      | 'records.given'
      | 'records.takenBack'
      | 'user.left'
      | 'ownership.handedOn'
      | 'apiKey.ending'
      | 'signIn.newBrowser'
      | 'balance.low'
      | 'statement.closed'
      | 'lostPhone.asked'
      | 'lostPhone.replaced'
      | 'lostPhone.rejected'
      | 'lostPhone.lapsed'
      | 'recharge.asked'
      | 'recharge.confirmed'
      | 'recharge.rejected'
      | 'recharge.firstConfirmed'
      | 'reversal.asked'
      | 'reversal.refused'
      | 'reversal.done'
      | 'correction.asked'
      | 'correction.refused'
      | 'correction.done'
      | 'payout.asked'
      | 'payout.entered'
      | 'payout.paid'
      | 'payout.rejected'
      | 'rechargeLimit.asked'
      | 'payment.paid'
      | 'payment.givenBack'
      | 'payment.settled'
      | 'payment.differed'
      | 'payment.refundStuck'
      | 'invoice.asked'
      | 'invoice.issued'
      | 'invoice.rejected'
      | 'invoice.replaced'
      | 'calendar.ending'
      | 'signedText.asked'
      | 'signedText.sentBack'
      | 'bankAccount.asked'
      | 'bankAccount.refused'
      | 'bankAccount.changed'
      | 'serviceContract.announced'
      | 'serviceContract.withdrawn'
      | 'closing.asked'
      | 'closing.soon'
      | 'closing.takenBack'
      | 'closing.postponed'
      | 'closing.erased'
      | 'task.done'
      | 'task.failed';
    /**
     * @description What became of it: booked by hand, given back to the payer, what was booked taken back, or nothing had to be done
     * @enum {string}
     */
    PaymentOutcome: 'booked' | 'givenBack' | 'takenBack' | 'nothing';
    Notification: {
      notificationId: components['schemas']['Uuid'];
      kind: components['schemas']['NotificationKind'];
      /** @description The account it happened in */
      mainName: string;
      /** @description What it happened to: check, order, certification, webhook, work_item, check_item, task */
      entity: string;
      entityId: components['schemas']['Uuid'];
      checkId: components['schemas']['Uuid'] | null;
      orderNo: string | null;
      /** @description What long work it tells of */
      task: components['schemas']['TaskKind'] | null;
      /** @description How many records that work did something with, and how many it left as they were; of a batch how many of its orders waited for payment then */
      became: {
        done: number;
        refused: number;
        unpaid: number;
      } | null;
      /** @description The batch that long work read, checked or ordered, or whose orders wait for approval; null for every other */
      batchId: components['schemas']['Uuid'] | null;
      /** @description What that batch is called now; null where the reader may not read lists */
      batchName: string | null;
      /** @description How many records were handed over, given or taken back, or have nobody now; of a batch, how many orders wait for the reader's approval */
      records: number | null;
      /** @description How many API keys of a colleague who went the reader answers for now; null for every other kind */
      apiKeys: number | null;
      /** @description Fen that a recharge, a payment, a payout or taking one back is about, that were given back of a charge, that the orders of a batch cost which wait for approval, or up to which the reader may approve in the place of a colleague who went; null for every other kind */
      amount: number | null;
      /** @description Why a charge was given back, in the operator's words; null for every other kind */
      reason: string | null;
      /** @description What became of a payment that did not fit; null for every other kind */
      outcome: components['schemas']['PaymentOutcome'] | null;
      /** @description Of what asked for a decision: whether it waits for one no more; null for every other kind */
      decided: boolean | null;
      /**
       * Format: date
       * @description China's day on which an account that closes is erased; null for every other kind
       */
      day: string | null;
      /** @description What somebody signed in with, as in Chrome · Windows; empty where it did not say */
      browser: string | null;
      /** @description Of a report that was published before, null for every other kind and where the reader does not read it */
      newVersion: {
        version: number;
        /** @description The kinds of check of which it says something else than the version before, by name */
        changed: string[];
      } | null;
      /** @description As the records show it to the reader now; null where they do not */
      candidateName: string | null;
      /** @description Who handed over or took over, among staff; whose the records were; who gave them or took them back; who handed the ownership on; who ordered what of a batch waits for the reader's approval, in words where that is a program or several people; null for every other kind */
      by: string | null;
      createdAt: components['schemas']['Instant'];
      readAt: components['schemas']['Instant'] | null;
    };
    NotificationChoices: {
      /** @description Where SMS go, masked */
      mobile: string;
      /** @description Told also of checks that others ordered; null where the role is told of none */
      ofOthers: boolean | null;
      choices: {
        kind: components['schemas']['NotificationKind'];
        inApp: boolean;
        sms: boolean;
      }[];
    };
    /** @enum {string} */
    NotificationChannel: 'inApp' | 'sms';
    Quote: {
      price: components['schemas']['Fen'];
      available: components['schemas']['Fen'];
      held: components['schemas']['Fen'];
      /** @description The balance covers the price; else the order is saved as awaitingPayment */
      enough: boolean;
      promisedDate: components['schemas']['Day'];
      /** @description The date lies after the published public holidays of China: Monday to Friday was counted, and holidays may make it later */
      promisedEstimate: boolean;
      items: {
        itemCode: string;
        name: string;
        price: components['schemas']['Fen'];
        sensitive: boolean;
        /** @description If consent came today */
        promisedDate: components['schemas']['Day'];
        workingDays: number;
      }[];
      duplicates: {
        checkId: components['schemas']['Uuid'];
        orderedAt: components['schemas']['Instant'];
        status: components['schemas']['CheckStatus'];
      }[];
    };
    OrderTerms: {
      /** @description False: every order is refused with 2016 */
      isContractSigned: boolean;
      /** @description The orderer's own and the department's, as far as one is set */
      budgets: components['schemas']['BudgetLeft'][];
      /** @description What makes an order of this person wait */
      approval: {
        /** @description Of the price; null: no price makes it wait */
        above: components['schemas']['Fen'] | null;
        /**
         * @description What becomes of an order above what is left of a budget; placed: an owner's needs no approval
         * @enum {string}
         */
        overBudget: 'waits' | 'refused' | 'placed';
      };
    };
    OrderCandidate: {
      name: string;
      mobile: components['schemas']['Mobile'];
      idNumber?: string;
    };
    PlaceOrderRequest: {
      packageId: components['schemas']['Uuid'];
      itemCodes: string[];
      positionTitle: string;
      positionClass: components['schemas']['PositionClass'];
      /** @description By item code; needed for each sensitive item whose package gives none. One without a letter says nothing, and counts as none (2006) */
      reasons?: {
        [key: string]: string;
      };
      candidate: components['schemas']['OrderCandidate'];
      consentWay: components['schemas']['ConsentWay'];
      paperFileId?: components['schemas']['Uuid'];
      expectedPrice: components['schemas']['Fen'];
      acceptDuplicate?: boolean;
      /** @description The application that this is begun from: what was entered there stands in the candidate's form, if it is the same phone */
      applicationId?: components['schemas']['Uuid'];
    };
    Approval: {
      why: components['schemas']['ApprovalWhy'][];
      askedAt: components['schemas']['Instant'];
      /** @description Without a decision the order is cancelled then */
      endsAt: components['schemas']['Instant'];
      /** @description Who may approve it now, by name; empty once it is decided, and for API keys */
      approvers: string[];
      decision: ('approved' | 'rejected') | null;
      decidedBy: string | null;
      decidedAt: components['schemas']['Instant'] | null;
      /** @description Why it was rejected */
      reason: string | null;
    };
    PlacedOrder: {
      orderId: components['schemas']['Uuid'];
      orderNo: string;
      checkId: components['schemas']['Uuid'];
      status: components['schemas']['OrderStatus'];
      checkStatus: components['schemas']['CheckStatus'];
      price: components['schemas']['Fen'];
      held: components['schemas']['Fen'];
      /** @description Until the check runs: the day if consent came today */
      promisedDate: components['schemas']['Day'] | null;
      /** @description The date lies after the published public holidays of China: Monday to Friday was counted, and holidays may make it later */
      promisedEstimate: boolean;
      candidateName: string;
      /** @description Masked */
      candidateMobile: string;
      packageName: string;
      consentWay: components['schemas']['ConsentWay'];
      /** @description Only in the reply to placing with consentWay link; it is not stored */
      link: string | null;
      /** @description Null where none was needed */
      approval: components['schemas']['Approval'] | null;
      /** @description Only in the reply to a person's placing, which empties their draft: the draft that is now */
      draftGeneration?: number;
    };
    /** @description The ordering form as far as it is filled in; nothing in it need be right yet */
    OrderDraftContent: {
      packageId?: string;
      itemCodes?: string[];
      positionTitle?: string;
      positionClass?: string;
      reasons?: {
        [key: string]: string;
      };
      name?: string;
      mobile?: string;
      idNumber?: string;
      consentWay?: string;
      paperFileId?: string;
      paperFileName?: string;
    };
    OrderDraft: {
      content: components['schemas']['OrderDraftContent'] | null;
      savedAt: components['schemas']['Instant'] | null;
      /** @description Counts how often the draft was saved or emptied */
      generation: number;
    };
    KeptDraft: {
      /** @description False: the draft was saved or emptied elsewhere since, and what was sent is dropped */
      kept: boolean;
      /** @description Of the draft that is now */
      generation: number;
    };
    PackageItem: {
      itemCode: string;
      /** @description In the reader's language */
      name: string;
      /** @description How often it is worked: two employers are two items of the check */
      copies: number;
      category: components['schemas']['CheckCategory'];
      price: components['schemas']['Fen'];
      workingDays: number;
      /** @description Needs a reason and a separate consent */
      sensitive: boolean;
      fields: components['schemas']['CandidateField'][];
      /** @enum {string} */
      worked: 'computed' | 'list' | 'provider' | 'manual';
      /** @description Why it is asked for, as the candidate reads it where the order says nothing else */
      reason: string | null;
    };
    Package: {
      packageId: components['schemas']['Uuid'];
      code: string;
      name: string;
      description: string;
      price: components['schemas']['Fen'];
      /** @description What it costs others, where price is the account's own price; else null */
      standardPrice: components['schemas']['Fen'] | null;
      /** @description Of its slowest item */
      workingDays: number;
      /** @description The account's own, not a standard one */
      isOwn: boolean;
      /** @description What it was put together for; null of a standard one */
      positionClass: components['schemas']['PositionClass'] | null;
      items: components['schemas']['PackageItem'][];
    };
    ListedPackage: {
      packageId: components['schemas']['Uuid'];
      isOwn: boolean;
      /**
       * @description draft: never published
       * @enum {string}
       */
      status: 'active' | 'off' | 'draft';
      /** @description Somebody is changing it; always false for who may not */
      hasDraft: boolean;
      /** @description The one that is ordered; of the draft where none is */
      version: number;
      name: string;
      description: string;
      positionClass: components['schemas']['PositionClass'] | null;
      price: components['schemas']['Fen'];
      /** @description What it costs others, where price is the account's own price; else null */
      standardPrice: components['schemas']['Fen'] | null;
      /** @description Of its slowest item; null without one */
      workingDays: number | null;
      items: components['schemas']['PackageItem'][];
      /** @description Checks ordered with it in the last 90 days; null for who may not manage packages */
      ordersLately: number | null;
    };
    PackageVersion: {
      version: number;
      name: string;
      description: string;
      positionClass: components['schemas']['PositionClass'] | null;
      price: components['schemas']['Fen'];
      workingDays: number | null;
      publishedAt: components['schemas']['Instant'] | null;
      /** @description Name; null of a standard package */
      publishedBy: string | null;
      savedAt: components['schemas']['Instant'];
      savedBy: string | null;
      items: components['schemas']['PackageItem'][];
    };
    OwnPrice: {
      priceId: components['schemas']['Uuid'];
      /** @description China's day */
      effectiveOn: components['schemas']['Day'];
      /** @enum {string} */
      state: 'planned' | 'inForce' | 'past';
      /** @description null: the standard price from then on */
      price: components['schemas']['Fen'] | null;
    };
    PackageUse: {
      /** @description How far back it is counted */
      days: number;
      checks: number;
      lastAt: components['schemas']['Instant'] | null;
      /** @description Who ordered it, the most first; a program by the name of its API key */
      people: {
        name: string;
        isKey: boolean;
        checks: number;
      }[];
    };
    PackageDetail: {
      packageId: components['schemas']['Uuid'];
      isOwn: boolean;
      /** @enum {string} */
      status: 'active' | 'off' | 'draft';
      /** @description The version that is ordered, at what it costs the account */
      current: components['schemas']['PackageVersion'] | null;
      /** @description What it costs others, where price is the account's own price; else null */
      standardPrice: components['schemas']['Fen'] | null;
      /** @description What this account pays instead of the standard price, the newest first: what is planned, in force and past */
      ownPrices: components['schemas']['OwnPrice'][];
      /** @description null for who may not manage packages */
      draft: components['schemas']['PackageVersion'] | null;
      /** @description Published ones, the newest first, at most 50 */
      versions: components['schemas']['PackageVersion'][];
      /** @description null for who may not manage packages */
      use: components['schemas']['PackageUse'] | null;
    };
    CatalogueItem: {
      itemCode: string;
      name: string;
      /** @description What the candidate is told about it */
      what: string;
      category: components['schemas']['CheckCategory'];
      /** @description Of one copy */
      price: components['schemas']['Fen'];
      workingDays: number;
      sensitive: boolean;
      fields: components['schemas']['CandidateField'][];
      fieldRules: components['schemas']['FieldRules'];
      /** @enum {string} */
      worked: 'computed' | 'list' | 'provider' | 'manual';
    };
    PackageDraftItem: {
      itemCode: string;
      /** @description More than one only of what a candidate may state several of */
      copies: number;
      /** @description Needed for an item that does not fit the class of position, before it is published */
      reason?: string;
    };
    PackageDraftInput: {
      /** @description An own package; left out for a new one */
      packageId?: components['schemas']['Uuid'];
      /** @description Of the draft that was read, or of the version where there was none; what was saved since is refused with 2201. Left out for a new package */
      savedAt?: components['schemas']['Instant'];
      name: string;
      description: string;
      positionClass: components['schemas']['PositionClass'];
      /** @description In the order in which they are shown */
      items: components['schemas']['PackageDraftItem'][];
    };
    SavedPackage: {
      packageId: components['schemas']['Uuid'];
      savedAt: components['schemas']['Instant'];
      price: components['schemas']['Fen'];
    };
    PackagePublishing: {
      packageId: components['schemas']['Uuid'];
      savedAt: components['schemas']['Instant'];
      /** @description As it was shown; another one is refused with 2008 */
      expectedPrice: components['schemas']['Fen'];
    };
    PublishedPackage: {
      packageId: components['schemas']['Uuid'];
      version: number;
      price: components['schemas']['Fen'];
    };
    PackageDraftKey: {
      packageId: components['schemas']['Uuid'];
      savedAt: components['schemas']['Instant'];
    };
    PackageSwitch: {
      packageId: components['schemas']['Uuid'];
      active: boolean;
    };
    /**
     * @description differs: it did not end as ordered; nothing is booked, and operators look at it
     * @enum {string}
     */
    PaymentStatus: 'created' | 'paid' | 'closed' | 'refunded' | 'differs';
    /**
     * @description What does not fit: paid otherwise than ordered, its transaction booked already, paid a second time, given back by the provider, or nobody can be asked about it any more. refund…: what we asked to be given back waits too long, was ended by the provider, does not reach the payer, was refused, is told otherwise than it was asked for, or nobody can be asked about it any more
     * @enum {string}
     */
    PaymentOddityKind:
      | 'amount'
      | 'currency'
      | 'merchant'
      | 'booked'
      | 'again'
      | 'refunded'
      | 'unasked'
      | 'refundWaits'
      | 'refundClosed'
      | 'refundAbnormal'
      | 'refundRefused'
      | 'refundDiffers'
      | 'refundUnasked';
    PaymentOddity: {
      kind: components['schemas']['PaymentOddityKind'];
      /** @description What was told; null where it was not said, or in another currency */
      amount: components['schemas']['Fen'] | null;
      settledAt: components['schemas']['Instant'] | null;
      /** @description Null while nobody has settled it, or where it was settled before this was asked */
      outcome: components['schemas']['PaymentOutcome'] | null;
    };
    Payment: {
      paymentId: components['schemas']['Uuid'];
      /** @enum {string} */
      provider: 'local' | 'wechatPay';
      status: components['schemas']['PaymentStatus'];
      amount: components['schemas']['Fen'];
      /** @description The text of the QR code; null before it is ordered and once the payment or its code ended */
      codeUrl: string | null;
      begunBy: string;
      begunAt: components['schemas']['Instant'];
      /** @description When its code ends */
      expiresAt: components['schemas']['Instant'];
      /** @description Until its code ends */
      secondsLeft: number;
      endedAt: components['schemas']['Instant'] | null;
      /** @description The provider's number, and the reference of its booking */
      transactionId: string | null;
      /** @description What was booked was taken back since */
      reversed: boolean;
      /** @description Why, as an operator said it; null also where the operator's command took it back */
      reversedWhy: string | null;
      /** @description How giving it back stands, where operators asked the provider for it */
      refund: components['schemas']['Refund'] | null;
      /** @description What does not fit it: what nobody has settled yet, else the newest */
      oddity: components['schemas']['PaymentOddity'] | null;
    };
    /** @description Fen: 0.01 to 10 000 000.00 yuan */
    RechargeAmount: number;
    OperatorRefund: {
      status: components['schemas']['RefundStatus'];
      askedAt: components['schemas']['Instant'];
      endedAt: components['schemas']['Instant'] | null;
      /** @description Why the provider has not taken it on, or refused: its own code, silent or forged */
      fault: string | null;
      /** @description Our number of it at the provider */
      outRefundNo: string;
    };
    PaymentSettled: {
      at: components['schemas']['Instant'];
      by: string;
      note: string;
      /** @description Null: settled before this was asked */
      outcome: components['schemas']['PaymentOutcome'] | null;
    };
    PaymentReview: {
      workItemId: components['schemas']['Uuid'];
      mainId: components['schemas']['Uuid'];
      mainName: string;
      kind: components['schemas']['PaymentOddityKind'];
      payment: components['schemas']['Payment'];
      /** @description Our number of it at the provider */
      outTradeNo: string;
      told: {
        /** @description In the smallest unit of the currency; null where it was not said */
        amount: number | null;
        currency: string;
        /** @description Null where nobody could be asked */
        transactionId: string | null;
        /** @description The provider's number of a refund; null also for one that only asking showed */
        refundId: string | null;
      };
      toldAt: components['schemas']['Instant'];
      /** @description Our own refund of it */
      refund: components['schemas']['OperatorRefund'] | null;
      /** @description What was done about it */
      settled: components['schemas']['PaymentSettled'] | null;
      /** @description Not one's own enterprise's, and not settled yet */
      maySettle: boolean;
    };
    PayoutDesk: {
      /** @description The name of the verified enterprise, whose account it has to be; null before it is verified */
      holder: string | null;
      available: components['schemas']['Fen'];
      /** @description One waits already: there is one at a time */
      isWaiting: boolean;
    };
    /** @enum {string} */
    PayoutStatus: 'waiting' | 'paid' | 'rejected' | 'withdrawn';
    Payout: {
      payoutId: components['schemas']['Uuid'];
      status: components['schemas']['PayoutStatus'];
      amount: components['schemas']['Fen'];
      holder: string;
      bankName: string;
      /** @description The last four of the account number */
      accountTail: string;
      reason: string | null;
      askedBy: string;
      askedAt: components['schemas']['Instant'];
      /** @description An operator has it in hand: it is not withdrawn any more */
      isTaken: boolean;
      /** @description It waits, and the first operator has entered the bank's reference */
      isPaidByOne: boolean;
      /** @description Of what was paid out */
      bankReference: string | null;
      decidedAt: components['schemas']['Instant'] | null;
      /** @description Why it was rejected */
      refusal: string | null;
      /** @description Until when operators pay it, by the date it stands with in their queue; null once it is decided */
      dueOn: components['schemas']['Day'] | null;
    };
    /** @description Fen: 0.01 to 10 000 000.00 yuan */
    PayoutAmount: number;
    PayoutEntered: {
      by: string;
      at: components['schemas']['Instant'];
      bankReference: string;
    };
    PayoutReview: {
      workItemId: components['schemas']['Uuid'];
      mainId: components['schemas']['Uuid'];
      mainName: string;
      payout: components['schemas']['Payout'];
      /** @description The whole account number; null for who may not decide, and once it is decided */
      accountNo: string | null;
      /** @description What the first operator entered */
      entered: components['schemas']['PayoutEntered'] | null;
      /** @description Not one's own enterprise's, and not decided yet */
      mayDecide: boolean;
      /** @description Another operator entered the bank's reference */
      mayConfirm: boolean;
    };
    PricedEnterprises: {
      /** @description All that are found */
      total: number;
      rows: {
        enterpriseId: components['schemas']['Uuid'];
        name: string;
        /** @description Packages with a price of its own, in force or planned */
        ownPrices: number;
      }[];
    };
    OwnPriceChange: {
      priceId: components['schemas']['Uuid'];
      /** @description China's day */
      effectiveOn: components['schemas']['Day'];
      /** @enum {string} */
      state: 'planned' | 'inForce' | 'past' | 'withdrawn';
      /** @description null: the price of the package */
      price: components['schemas']['Fen'] | null;
      changedAt: components['schemas']['Instant'];
      /** @description Name */
      changedBy: string;
      withdrawnAt: components['schemas']['Instant'] | null;
      withdrawnBy: string | null;
    };
    EnterprisePrice: {
      packageId: components['schemas']['Uuid'];
      name: string;
      /** @description Offered at all */
      active: boolean;
      /** @description What it costs everybody else */
      price: components['schemas']['Fen'];
      /** @description What the enterprise pays instead, now */
      ownPrice: components['schemas']['Fen'] | null;
      /** @description What waits for its day */
      planned: components['schemas']['OwnPriceChange'] | null;
      /** @description The newest change that counts: named again by who sets a price */
      basedOn: components['schemas']['Uuid'] | null;
      /** @description The newest first */
      history: components['schemas']['OwnPriceChange'][];
    };
    EnterprisePrices: {
      enterpriseId: components['schemas']['Uuid'];
      name: string;
      packages: components['schemas']['EnterprisePrice'][];
    };
    OwnPriceInput: {
      enterpriseId: components['schemas']['Uuid'];
      packageId: components['schemas']['Uuid'];
      /** @description As it was read; another change meanwhile is refused with 2514 */
      basedOn: components['schemas']['Uuid'] | null;
      /** @description China's day: today, at once, or a later one, from its first moment on */
      effectiveOn: components['schemas']['Day'];
      /** @description null: the price of the package counts again */
      price: components['schemas']['Fen'] | null;
    };
    RechargeBank: {
      accountName: string;
      bankName: string;
      accountNo: string;
    };
    RechargeDesk: {
      /** @description Null: the platform's operator has not set it */
      bank: components['schemas']['RechargeBank'] | null;
      /** @description China's day since which it is this account, for 30 days; null: for longer */
      bankChangedOn: components['schemas']['Day'] | null;
      /** @description The account's own, eight characters that cannot be mistaken */
      reference: string;
      /** @description Whether one can also pay by scanning a code */
      scanning: boolean;
    };
    /** @enum {string} */
    RechargeStatus: 'waiting' | 'confirmed' | 'rejected' | 'withdrawn';
    Recharge: {
      rechargeId: components['schemas']['Uuid'];
      status: components['schemas']['RechargeStatus'];
      reference: string;
      /** @description As claimed */
      amount: components['schemas']['Fen'];
      paidOn: components['schemas']['Day'];
      payerName: string;
      slipFileId: components['schemas']['Uuid'];
      /** @description The name of the uploaded file */
      slipName: string;
      askedBy: string;
      askedAt: components['schemas']['Instant'];
      /** @description As confirmed and booked */
      receivedAmount: components['schemas']['Fen'] | null;
      bankReference: string | null;
      decidedAt: components['schemas']['Instant'] | null;
      /** @description Why it was rejected */
      reason: string | null;
      /** @description Until when operators decide it, by the date it stands with in their queue; null once it is decided */
      dueOn: components['schemas']['Day'] | null;
      /** @description It was confirmed by mistake: what was booked was taken back since */
      reversed: boolean;
      /** @description The account that customers were told at the end of the day of payment, or when it was submitted where that is the same day: on the day of a change it may have been the one before. Null where it was not kept */
      paidTo: components['schemas']['RechargeBank'] | null;
      /** @description Why, as an operator said it; null also where the operator's command took it back */
      reversedWhy: string | null;
    };
    RechargeFirst: {
      by: string;
      at: components['schemas']['Instant'];
      amount: components['schemas']['Fen'];
    };
    RechargeSameSlip: {
      mainName: string;
      amount: components['schemas']['Fen'];
      askedAt: components['schemas']['Instant'];
      status: components['schemas']['RechargeStatus'];
    };
    RechargeReview: {
      workItemId: components['schemas']['Uuid'];
      mainId: components['schemas']['Uuid'];
      mainName: string;
      recharge: components['schemas']['Recharge'];
      slipMime: string;
      /** @description Above it two operators confirm */
      twoPersonsAbove: components['schemas']['Fen'];
      /** @description What the first of two operators confirmed, while a second one is waited for. Not the bank's reference: the second reads it on the statement */
      first: components['schemas']['RechargeFirst'] | null;
      /** @description Other recharges with the very same file */
      sameSlip: components['schemas']['RechargeSameSlip'][];
      /** @description Not one's own enterprise's, and not decided yet */
      mayDecide: boolean;
      /** @description False also for the first of two */
      mayConfirm: boolean;
    };
    /**
     * @description Whether anybody new can apply: it was never opened, has a place, every place of its link is taken, its last day is over, or it was closed by hand
     * @enum {string}
     */
    RegistrationState: 'never' | 'open' | 'full' | 'expired' | 'closed';
    RegistrationLink: {
      s: components['schemas']['S'];
      /** @description The last day it takes applications, in China's time */
      expiresOn: components['schemas']['Day'];
      mostApplications: number;
      /** @description Only the phones of the invitation list may apply */
      byList: boolean;
    };
    ListedRegistrationForm: {
      formId: components['schemas']['Uuid'];
      title: string;
      version: number;
      savedAt: components['schemas']['Instant'];
      savedBy: string | null;
      /** @description Applicants who have begun and not sent */
      begun: number;
      sent: number;
      state: components['schemas']['RegistrationState'];
      /** @description null: nobody can apply */
      link: components['schemas']['RegistrationLink'] | null;
    };
    /** @enum {string} */
    SectionState: 'off' | 'optional' | 'required';
    FormSections: {
      documents: components['schemas']['SectionState'];
      education: components['schemas']['SectionState'];
      employment: components['schemas']['SectionState'];
      certificates: components['schemas']['SectionState'];
      references: components['schemas']['SectionState'];
    };
    /** @description What applicants read below the title of a section; left out: nothing */
    SectionHelps: {
      documents?: string;
      education?: string;
      employment?: string;
      certificates?: string;
      references?: string;
    };
    OwnQuestion: {
      /** @description Unchanged over the versions of a form: an answer belongs to it */
      id: components['schemas']['Uuid'];
      /** @enum {string} */
      kind: 'text' | 'choice' | 'date' | 'file';
      label: string;
      help: string;
      isRequired: boolean;
      choices: string[];
      /** @description What allows asking about family, health, faith, politics or descent; the applicant reads it */
      legalReason: string;
    };
    FormContent: {
      title: string;
      intro: string;
      sections: components['schemas']['FormSections'];
      sectionHelps: components['schemas']['SectionHelps'];
      questions: components['schemas']['OwnQuestion'][];
      keepDays: number;
      version: number;
    };
    /** @description The people of the invitation list by how far each has come */
    InviteeCounts: {
      added: number;
      invited: number;
      opened: number;
      started: number;
      sent: number;
    };
    RegistrationForm: {
      formId: components['schemas']['Uuid'];
      content: components['schemas']['FormContent'];
      begun: number;
      sent: number;
      state: components['schemas']['RegistrationState'];
      link: components['schemas']['RegistrationLink'] | null;
      invitees: components['schemas']['InviteeCounts'];
      /** @description The newest first, at most 50 */
      versions: {
        version: number;
        savedAt: components['schemas']['Instant'];
        savedBy: string | null;
        /** @description Applications that answered it */
        sent: number;
      }[];
    };
    RegistrationFormInput: {
      /** @description Left out for a new form */
      formId?: components['schemas']['Uuid'];
      /** @description The one that was read; another one is refused with 2201 */
      version?: number;
      title: string;
      intro: string;
      sections: components['schemas']['FormSections'];
      sectionHelps?: components['schemas']['SectionHelps'];
      questions: components['schemas']['OwnQuestion'][];
      /** @description How long what is sent is kept, 30 to 730 */
      keepDays: number;
    };
    SavedRegistrationForm: {
      formId: components['schemas']['Uuid'];
      version: number;
    };
    RegistrationLinkInput: {
      formId: components['schemas']['Uuid'];
      expiresOn: components['schemas']['Day'];
      mostApplications: number;
      /** @description Only the phones of the invitation list may apply; left out, it stays as it is */
      byList?: boolean;
      /** @description Another link; who has the present one can begin nothing with it */
      anew?: boolean;
    };
    RegistrationFormKey: {
      formId: components['schemas']['Uuid'];
    };
    ListedApplication: {
      applicationId: components['schemas']['Uuid'];
      formId: components['schemas']['Uuid'];
      formTitle: string;
      name: string;
      /** @description Masked */
      mobile: string;
      tags: string[];
      sentAt: components['schemas']['Instant'];
      /** @description When the applicant last sent it again */
      correctedAt: components['schemas']['Instant'] | null;
      /** @description When it is deleted by itself */
      erasedOn: components['schemas']['Day'];
      /** @description The last check that was begun from it */
      checkId: components['schemas']['Uuid'] | null;
    };
    ApplicationEntries: {
      education?: components['schemas']['FormEntry'][];
      employment?: components['schemas']['FormEntry'][];
      certificates?: components['schemas']['FormEntry'][];
      references?: components['schemas']['FormEntry'][];
    };
    ApplicationContent: {
      name: string;
      entries: components['schemas']['ApplicationEntries'];
      answers: {
        questionId: components['schemas']['Uuid'];
        text: string;
      }[];
    };
    ApplicationFile: {
      fileId: components['schemas']['Uuid'];
      fileName: string;
      size: number;
      /** @description The question it answers; null: one of the documents */
      questionId: components['schemas']['Uuid'] | null;
      /** @description The sending it came with, from 1 */
      sending: number;
    };
    EarlierApplication: {
      /** @description From 1 */
      sending: number;
      sentAt: components['schemas']['Instant'];
      /** @description The version that was answered */
      form: components['schemas']['FormContent'];
      content: components['schemas']['ApplicationContent'];
    };
    Application: {
      applicationId: components['schemas']['Uuid'];
      formId: components['schemas']['Uuid'];
      /** @description The version that was answered */
      form: components['schemas']['FormContent'];
      newestVersion: number;
      name: string;
      mobile: components['schemas']['Mobile'];
      content: components['schemas']['ApplicationContent'];
      files: components['schemas']['ApplicationFile'][];
      /** @description What was sent before it was corrected, the oldest first */
      earlier: components['schemas']['EarlierApplication'][];
      tags: string[];
      /** @description The first time */
      sentAt: components['schemas']['Instant'];
      /** @description When it was last sent again */
      correctedAt: components['schemas']['Instant'] | null;
      erasedOn: components['schemas']['Day'];
      checkId: components['schemas']['Uuid'] | null;
      /** @description The check begun from it has a published report, which this session may read */
      hasReport: boolean;
    };
    ApplicationKey: {
      applicationId: components['schemas']['Uuid'];
    };
    ApplicationExport: {
      formId?: components['schemas']['Uuid'];
      /** @description Part of a name, or a whole phone */
      text?: string;
      /** @description Only those that a check was begun from, or only the others */
      checked?: boolean;
      /** @description Only those that have this tag */
      tag?: string;
      /** @description The first day they were sent, as days are in China */
      from?: components['schemas']['Day'];
      /** @description The last day */
      to?: components['schemas']['Day'];
      /**
       * @description csv without it
       * @enum {string}
       */
      format?: 'csv' | 'xlsx';
    };
    ApplicationFileKey: {
      applicationId: components['schemas']['Uuid'];
      fileId: components['schemas']['Uuid'];
    };
    /**
     * @description How far somebody has come: on the list, told by SMS, opened the form, filled in something, sent it
     * @enum {string}
     */
    InviteeState: 'added' | 'invited' | 'opened' | 'started' | 'sent';
    Invitee: {
      inviteeId: components['schemas']['Uuid'];
      name: string;
      /** @description Masked */
      mobile: string;
      state: components['schemas']['InviteeState'];
      /** @description How many SMS were sent, at most 5 */
      messages: number;
      messagedAt: components['schemas']['Instant'] | null;
      openedAt: components['schemas']['Instant'] | null;
    };
    InviteesInput: {
      formId: components['schemas']['Uuid'];
      /** @description One person a line: name and phone in any order, divided by tabs, commas, semicolons or spaces */
      text: string;
    };
    AddedInvitees: {
      added: number;
      /** @description Were on the list before */
      known: number;
      faults: {
        /** @description Counted from 1 */
        line: number;
        /** @enum {string} */
        fault: 'phone' | 'noName' | 'name' | 'nameLong' | 'twice' | 'unclear';
      }[];
    };
    InvitationsInput: {
      formId: components['schemas']['Uuid'];
      /** @description Of the SMS */
      language: components['schemas']['Language'];
      /** @description Left out: those who were never invited */
      inviteeIds?: components['schemas']['Uuid'][];
    };
    SentInvitations: {
      sent: number;
      /** @description Were not told: beyond what a day allows; of those named, who has sent already, was told within the hour, or five times */
      left: number;
    };
    InviteeKeys: {
      formId: components['schemas']['Uuid'];
      inviteeIds: components['schemas']['Uuid'][];
    };
    WithdrawnInvitees: {
      withdrawn: number;
    };
    InviteeExport: {
      formId: components['schemas']['Uuid'];
      /** @description Part of a name, or a whole phone */
      text?: string;
      state?: components['schemas']['InviteeState'];
      /**
       * @description csv without it
       * @enum {string}
       */
      format?: 'csv' | 'xlsx';
    };
    RegistrationTagKey: {
      name: string;
    };
    ApplicationTagsInput: {
      applicationId: components['schemas']['Uuid'];
      /** @description Each of 20 characters at most; an application has at most 10 */
      put?: string[];
      off?: string[];
    };
    ApplicationTags: {
      tags: string[];
    };
    OnlyS: {
      s: components['schemas']['S'];
    };
    /** @description An item with what was decided about its fields. Where two items ask for the same field, the stricter one counts */
    AskingItem: {
      itemCode: string;
      fieldRules: components['schemas']['FieldRules'];
    };
    OwnFile: {
      fileId: components['schemas']['Uuid'];
      fileName: string;
      size: number;
      questionId: components['schemas']['Uuid'] | null;
      /** @description The enterprise has it */
      isSent: boolean;
    };
    /** @description What was sent, or the correction that was begun */
    OwnCorrection: {
      /** @description As it is now */
      form: components['schemas']['FormContent'];
      content: components['schemas']['ApplicationContent'];
      /** @description To be named when it is saved */
      savedAt: components['schemas']['Instant'];
    };
    OwnApplication: {
      formId: components['schemas']['Uuid'];
      mainName: string;
      /** @description The proven one, masked */
      mobile: string;
      /** @description As it is now; once sent, the version that was answered */
      form: components['schemas']['FormContent'];
      /** @description As it was on the screen where what is not sent yet was last saved; null: it was not changed since */
      begunForm: components['schemas']['FormContent'] | null;
      /** @description What each kind of check that compares entries asks for now: every field that a later check may need is asked for at once */
      asking: components['schemas']['AskingItem'][];
      content: components['schemas']['ApplicationContent'] | null;
      files: components['schemas']['OwnFile'][];
      savedAt: components['schemas']['Instant'] | null;
      sentAt: components['schemas']['Instant'] | null;
      /** @description When it was last sent again */
      correctedAt: components['schemas']['Instant'] | null;
      /** @description How it may be corrected; null: it is not sent, or may not be corrected now */
      correction: components['schemas']['OwnCorrection'] | null;
      /** @description When it is deleted by itself */
      erasedAt: components['schemas']['Instant'] | null;
      /** @description False: the form takes no applications now, or none of this phone */
      isTaking: boolean;
      /** @description It would take applications, but its link has no place left for this phone */
      isFull: boolean;
      /**
       * @description invited: the form is by invitation, and this phone is on its list; notInvited: it was, and is no more
       * @enum {string}
       */
      way: 'open' | 'invited' | 'notInvited';
      expiresOn: components['schemas']['Day'] | null;
      /** @description The dictionaries that operators changed */
      words: components['schemas']['DictWords'];
      /** @description Words to pick from in fields of free text */
      offers: components['schemas']['DictOffers'];
    };
    OwnApplicationInput: {
      s: components['schemas']['S'];
      content: components['schemas']['ApplicationContent'];
      /** @description Of what was read; left out where nothing was. Another one is refused with 2201 */
      savedAt?: components['schemas']['Instant'];
      /** @description Of the form that is shown: what comes into it later is told as new; left out: what is new is told by the time of saving */
      version?: number;
    };
    OwnSubmission: {
      s: components['schemas']['S'];
      /** @description The one that was shown; another one is refused with 2603 */
      version: number;
      /**
       * @description The applicant read who gets this and for how long
       * @constant
       */
      agreed: true;
      /** @description When what is shown was saved; another one is refused with 2201 */
      savedAt?: components['schemas']['Instant'];
    };
    OwnFileKey: {
      s: components['schemas']['S'];
      fileId: components['schemas']['Uuid'];
    };
    /** @description Who handed it to whoever has it, and their words; told to who works such things */
    HandedOver: {
      by: string;
      /** @description Null: none were given, or they were erased */
      note: string | null;
    };
    StatedEntry: {
      section: components['schemas']['FormSection'];
      /** @description Its place in the section, from 0 */
      entry: number;
      /** @description The school, employer, certificate or person */
      label: string;
      /** @description Everything stated; phones masked */
      fields: components['schemas']['FindingFields'];
      /** @description Fields that revealing shows */
      masked: string[];
      /** @description Those of them whose number is the candidate's own */
      ownPhone: string[];
      files: components['schemas']['FileRef'][];
    };
    DraftItem: {
      checkItemId: components['schemas']['Uuid'];
      itemCode: string;
      name: string;
      category: components['schemas']['CheckCategory'];
      worked: string;
      status: components['schemas']['CheckItemStatus'];
      /** @enum {string} */
      consent: 'open' | 'given' | 'refused' | 'withdrawn';
      /** @description Why the candidate gave no employer, school, certificate or person for it */
      notGiven: string | null;
      result: components['schemas']['ItemResult'] | null;
      lamp: components['schemas']['Lamp'] | null;
      lampReason: string | null;
      /** @description Why a red lamp stands without a file */
      noFileReason: string | null;
      /** @description Of identity, where two ID numbers were given: the one that was verified */
      verifiedIdNumber: components['schemas']['IdNumberOf'] | null;
      note: string | null;
      rowVersion: number;
      /** @description Result fields of this kind */
      fields: {
        name: string;
        /** @enum {string} */
        type: 'text' | 'month' | 'date' | 'boolean' | 'number';
      }[];
      entries: components['schemas']['FindingEntry'][];
      attempts: components['schemas']['Attempt'][];
      evidence: components['schemas']['Evidence'][];
      /** @description Facts the algorithms found */
      computed: {
        key: string;
        value: string | number | boolean | null;
      }[];
      question: string | null;
      /** @description About the open question */
      asked: components['schemas']['AskedQuestion'] | null;
      /** @description What was asked before, with its answers, the oldest first */
      answers: components['schemas']['ItemAnswer'][];
      /** @description Whose hand it is in; somebody else's is read only until taken over */
      work: {
        handed: components['schemas']['HandedOver'] | null;
        workItemId: components['schemas']['Uuid'];
        assigneeName: string | null;
        /** @description Since when it is in that hand */
        since: components['schemas']['Instant'] | null;
        mine: boolean;
      } | null;
      /** @description Why the enterprise ordered the item */
      reason: string | null;
      /** @description What the candidate stated and uploaded for it */
      stated: components['schemas']['StatedEntry'][];
    };
    ReviewPoint: {
      pointId: components['schemas']['Uuid'];
      /** @description Null: of the whole report */
      checkItemId: components['schemas']['Uuid'] | null;
      text: string;
      doneAt: components['schemas']['Instant'] | null;
      doneBy: string | null;
    };
    Oddity: {
      /** @description Null: about the whole check */
      checkItemId: components['schemas']['Uuid'] | null;
      /** @enum {string} */
      what:
        | 'againstRule'
        | 'otherLamp'
        | 'noEvidence'
        | 'redWithoutFile'
        | 'doubtfulDates'
        | 'doubtfulAge'
        | 'oddDegree'
        | 'ownPhone'
        | 'studyAndJob'
        | 'twoJobs'
        | 'notCompared'
        | 'idNumbersDiffer'
        | 'reasonWithoutFault'
        | 'refused'
        | 'withdrawn'
        | 'stopped';
      /** @description Of otherLamp: the one the rule gives */
      lamp?: components['schemas']['Lamp'];
      /** @description Of studyAndJob and twoJobs: which two entries share how many months (contract/rules/overlaps.ts) */
      overlap?: {
        one: components['schemas']['OverlapSide'];
        other: components['schemas']['OverlapSide'];
        months: number;
      };
    };
    ReportDraft: {
      checkId: components['schemas']['Uuid'];
      mainId: components['schemas']['Uuid'];
      mainName: string;
      candidateName: string;
      /** @description Masked */
      candidateMobile: string;
      idNumberMasked: string | null;
      /** @description Null where there is one number */
      idNumbers: components['schemas']['IdNumbers'] | null;
      /** @description The name the candidate signed and confirmed, where it is another one */
      consentSignedAs: string | null;
      positionTitle: string;
      packageName: string;
      status: components['schemas']['CheckStatus'];
      promisedAt: components['schemas']['Day'] | null;
      /** @description When, by whom and why the check was cancelled, where it was */
      stopped: {
        at: components['schemas']['Instant'];
        /** @description Null: nobody did, it came about by itself */
        by: string | null;
        reason: string | null;
      } | null;
      summary: string | null;
      /** @description Of the draft; 1 for the first */
      version: number;
      items: components['schemas']['DraftItem'][];
      review: {
        /** @description What it was sent back for */
        points: components['schemas']['ReviewPoint'][];
        at: components['schemas']['Instant'];
        by: string;
        /** @enum {string} */
        action: 'submitted' | 'returned' | 'published' | 'disputed' | 'rejected' | 'reopened';
        /** @description The item worked again, or disputed; the comment is why */
        checkItemId: components['schemas']['Uuid'] | null;
        comment: string | null;
      }[];
      /** @description The oldest first */
      disputes: components['schemas']['Dispute'][];
      /** @description Whose hand the report, its review or its dispute is in; somebody else's is read only until taken over */
      work: {
        handed: components['schemas']['HandedOver'] | null;
        /** @enum {string} */
        kind: 'report' | 'review' | 'dispute';
        workItemId: components['schemas']['Uuid'];
        assigneeName: string | null;
        /** @description Since when it is in that hand */
        since: components['schemas']['Instant'] | null;
        mine: boolean;
      }[];
      allowed: ('edit' | 'submit' | 'return' | 'publish' | 'rejectDispute')[];
      /** @description What deserves a look before it is published */
      odd: components['schemas']['Oddity'][];
      /** @description Items that are not green and that this reviewer has not opened in this review; empty for everybody else */
      toOpen: components['schemas']['Uuid'][];
      /** @description What is another than when this version was last sent back; empty before */
      changed: {
        checkItemId: components['schemas']['Uuid'];
        parts: (
          | 'result'
          | 'lamp'
          | 'lampReason'
          | 'noFileReason'
          | 'verifiedIdNumber'
          | 'note'
          | 'entries'
          | 'attempts'
          | 'evidence'
        )[];
      }[];
      /** @description What this draft says otherwise than the version before it, which is published; null for the first, and while none is begun */
      sincePublished:
        | (components['schemas']['ReportDifference'] & {
            version: number;
            at: components['schemas']['Instant'];
          })
        | null;
      /** @description Who may still publish this version: serves the customer and has not worked on it */
      publishers: {
        name: string;
        mine: boolean;
      }[];
      /** @description Of a dispute: who neither wrote nor published the version that it is about and so may answer that it stays; its author may where this is empty. Empty without a dispute */
      rejecters: {
        name: string;
        mine: boolean;
      }[];
    };
    SaveFindingRequest: {
      checkItemId: components['schemas']['Uuid'];
      rowVersion: number;
      result?: components['schemas']['ItemResult'] | null;
      lamp?: components['schemas']['Lamp'] | null;
      lampReason?: string;
      /** @description Why a red lamp stands without a file */
      noFileReason?: string;
      /** @description Of identity, where two ID numbers were given: the one that was verified */
      verifiedIdNumber?: components['schemas']['IdNumberOf'] | null;
      note?: string;
      entries: {
        /** @description Of an entry the draft has; a new one comes without */
        entryId?: string;
        label: string;
        /** @description Not read: what the candidate stated stays as it is */
        claimed?: components['schemas']['FindingFields'];
        verified: components['schemas']['FindingFields'];
      }[];
      attempts: components['schemas']['Attempt'][];
    };
    Share: {
      shareId: components['schemas']['Uuid'];
      /** @description Masked */
      mobiles: string[];
      createdAt: components['schemas']['Instant'];
      expiresAt: components['schemas']['Instant'];
      maxViews: number;
      views: number;
      /** @enum {string} */
      state: 'active' | 'expired' | 'used' | 'revoked';
      leaveOut: string[];
      createdBy: string;
      log: {
        at: components['schemas']['Instant'];
        mobile: string;
      }[];
    };
    /** @description Days after a check was closed; bounds in contract/rules/retention.ts */
    RetentionDays: {
      /** @description What the candidate filled in and uploaded */
      material: number;
      /** @description Findings, evidence, reports, and who the candidate is */
      report: number;
      /** @description Checks that were cancelled or expired */
      unfinished: number;
      /** @description Signature, name and phone in the proof of consent */
      consent: number;
    };
    /** @description What the account keeps of files, and how much it may */
    FileRoom: {
      count: number;
      bytes: number;
      mostCount: number;
      mostBytes: number;
    };
    /** @enum {string} */
    RetentionRule: 'material' | 'report' | 'unfinished' | 'consent';
    /** @description What a night erased of the account, and how far it is */
    RetentionRun: {
      startedAt: components['schemas']['Instant'];
      endedAt: components['schemas']['Instant'] | null;
      status: components['schemas']['TaskStatus'];
      /** @description Erasures that are done for good, of all rules: exact at any moment */
      done: number;
      /** @description What was due; null until it is counted */
      total: number | null;
      /** @description Checks by rule, of those of which anything went */
      erased: {
        rule: components['schemas']['RetentionRule'];
        checks: number;
      }[];
      /** @description Files that went with them, and those that nothing named any more */
      files: number;
    };
    RetentionSetting: {
      days: components['schemas']['RetentionDays'];
      files: components['schemas']['FileRoom'];
      updatedAt: components['schemas']['Instant'] | null;
      updatedBy: string | null;
      /** @description The newest run of a night, under way or ended; null before the first */
      lastRun: components['schemas']['RetentionRun'] | null;
      nextRunAt: components['schemas']['Instant'];
    };
    RetentionSum: {
      rule: components['schemas']['RetentionRule'];
      tonight: number;
      tonightFiles: number;
      /** @description Within 30 days, tonight included */
      month: number;
      monthFiles: number;
    };
    RetentionRow: {
      checkId: components['schemas']['Uuid'];
      orderNo: string;
      rule: components['schemas']['RetentionRule'];
      closedAt: components['schemas']['Instant'];
      dueAt: components['schemas']['Instant'];
      files: number;
    };
    RetentionPreview: {
      tonightAt: components['schemas']['Instant'];
      sums: components['schemas']['RetentionSum'][];
      rows: components['schemas']['RetentionRow'][];
      /** @description Checks that would go within 30 days and are held back */
      held: number;
    };
    LegalHold: {
      holdId: components['schemas']['Uuid'];
      checkId: components['schemas']['Uuid'];
      orderNo: string;
      reason: string;
      until: components['schemas']['Day'] | null;
      placedBy: string;
      placedAt: components['schemas']['Instant'];
      releasedBy: string | null;
      releasedAt: components['schemas']['Instant'] | null;
      releaseReason: string | null;
      isInForce: boolean;
    };
    PlaceHoldRequest: {
      orderNo: string;
      reason: string;
      until?: components['schemas']['Day'];
    };
    ReleaseHoldRequest: {
      holdId: components['schemas']['Uuid'];
      reason: string;
    };
    /**
     * @description Who gives the money itself back once its booking is taken back: the provider that took it, or operators by hand, at the bank or on the provider's own pages
     * @enum {string}
     */
    GiveBack: 'provider' | 'hand';
    ReversalAsked: {
      /** @enum {string} */
      status: 'waiting' | 'done' | 'refused';
      reason: string;
      giveBack: components['schemas']['GiveBack'];
      by: string;
      at: components['schemas']['Instant'];
      decidedBy: string | null;
      decidedAt: components['schemas']['Instant'] | null;
      /** @description Why it stays booked */
      refusal: string | null;
    };
    ReceivedMoney: {
      bookingId: components['schemas']['Uuid'];
      mainId: components['schemas']['Uuid'];
      mainName: string;
      amount: components['schemas']['Fen'];
      /** @description The bank's reference, or the number of the payment by scanning */
      reference: string;
      /**
       * @description command: booked with the operator's command
       * @enum {string}
       */
      way: 'transfer' | 'scan' | 'command';
      at: components['schemas']['Instant'];
      /** @description Who booked it, or began the payment; empty for the command */
      by: string;
      /** @description What the enterprise has left: no more is taken back */
      available: components['schemas']['Fen'];
      isReversed: boolean;
      /**
       * @description Whether the provider can be asked to give the money back: not what was paid more than a year ago, what was given back there before, what a merchant took who is not set up now, and what was not paid by scanning
       * @enum {string}
       */
      refundable: 'yes' | 'tooOld' | 'givenBack' | 'off' | 'notScanned';
      /** @description Asked for with the reversal */
      refund: components['schemas']['OperatorRefund'] | null;
      /** @description The newest request to take it back */
      asked: components['schemas']['ReversalAsked'] | null;
    };
    ReversalReview: {
      workItemId: components['schemas']['Uuid'];
      received: components['schemas']['ReceivedMoney'];
      /** @description Not one's own enterprise's, and not decided yet */
      mayDecide: boolean;
      /** @description False also for who asked */
      mayConfirm: boolean;
    };
    RechargeLimitChange: {
      changeId: components['schemas']['Uuid'];
      above: components['schemas']['Fen'];
      /**
       * @description inForce: it counted from then on, until the next
       * @enum {string}
       */
      status: 'waiting' | 'inForce' | 'refused';
      by: string;
      at: components['schemas']['Instant'];
      decidedBy: string | null;
      decidedAt: components['schemas']['Instant'] | null;
      /** @description It waits, and somebody else asked */
      mayConfirm: boolean;
    };
    RechargeLimit: {
      /** @description Above it two operators confirm a recharge */
      above: components['schemas']['Fen'];
      /** @description The newest first */
      changes: components['schemas']['RechargeLimitChange'][];
    };
    /** @enum {string} */
    SignedTextKind: 'serviceContract' | 'consent';
    TextVersion: {
      /** @description null: what the installation began with */
      changeId: components['schemas']['Uuid'] | null;
      /** @description As it stands beside every signature */
      version: string;
      /** @enum {string} */
      state: 'waiting' | 'sentBack' | 'planned' | 'withdrawn' | 'inForce' | 'past';
      /** @description China's day; null: from the beginning */
      effectiveOn: components['schemas']['Day'] | null;
      /** @description Of a contract: who signed an earlier version signs this one from its day on */
      signAnew: boolean;
      /** @description Name */
      writtenBy: string | null;
      writtenAt: components['schemas']['Instant'] | null;
      /** @description Name of who signed it off, or sent it back */
      decidedBy: string | null;
      decidedAt: components['schemas']['Instant'] | null;
      /** @description Why it was sent back */
      reason: string | null;
      withdrawnBy: string | null;
      withdrawnAt: components['schemas']['Instant'] | null;
      /** @description It waits, and the reader did not write it */
      mayDecide: boolean;
    };
    SignedText: {
      kind: components['schemas']['SignedTextKind'];
      /** @description The newest version that counts or waits: named again by who hands in another */
      basedOn: components['schemas']['Uuid'] | null;
      inForce: components['schemas']['TextVersion'];
      /** @description The one that waits or is planned */
      open: components['schemas']['TextVersion'] | null;
      /** @description The first day from which a contract may have to be signed anew */
      earliestAnew: components['schemas']['Day'];
      /** @description The newest first, the one the installation began with last */
      versions: components['schemas']['TextVersion'][];
    };
    TextWords: {
      title: string;
      /** @description Plain text, a paragraph a line; a line that begins with # is a heading. {enterprise} is filled in; in a consent {items} and {days} too */
      body: string;
    };
    BothWords: {
      en: components['schemas']['TextWords'];
      zh: components['schemas']['TextWords'];
    };
    TextVersionDetail: {
      version: components['schemas']['TextVersion'];
      words: components['schemas']['BothWords'];
      /** @description The words it followed, or would; null for the first */
      before: components['schemas']['BothWords'] | null;
    };
    TextVersionInput: {
      kind: components['schemas']['SignedTextKind'];
      /** @description As it was read; another version meanwhile is refused with 2608 */
      basedOn: components['schemas']['Uuid'] | null;
      /** @description China's day: today counts from the sign-off on, a later one from its first moment */
      effectiveOn: components['schemas']['Day'];
      signAnew: boolean;
      words: components['schemas']['BothWords'];
    };
    SphereValues: {
      customerPhone: string;
      /** @description Empty: none */
      customerEmail: string;
      /** @description On working days, China's time, as 09:00-18:00. Empty: not said */
      serviceHours: string;
      /** @description The number of the site's filing. Empty: none */
      icpNumber: string;
    };
    SphereChange: {
      changeId: components['schemas']['Uuid'];
      /** @description China's day */
      effectiveOn: components['schemas']['Day'];
      /** @enum {string} */
      state: 'planned' | 'inForce' | 'past' | 'withdrawn';
      values: components['schemas']['SphereValues'];
      before: components['schemas']['SphereValues'];
      changedAt: components['schemas']['Instant'];
      /** @description Name */
      changedBy: string;
      withdrawnAt: components['schemas']['Instant'] | null;
      withdrawnBy: string | null;
    };
    SphereSettings: {
      values: components['schemas']['SphereValues'];
      /** @description The customer phone that the installation sets, whatever is set here; null: none */
      phoneFixed: string | null;
      /** @description The change that waits for its day */
      planned: components['schemas']['SphereChange'] | null;
      /** @description The newest change that counts: named again by who changes it */
      basedOn: components['schemas']['Uuid'] | null;
      /** @description The newest first */
      history: components['schemas']['SphereChange'][];
    };
    SphereChangeInput: {
      /** @description As it was read; another change meanwhile is refused with 2525 */
      basedOn: components['schemas']['Uuid'] | null;
      /** @description China's day: today, at once, or a later one, from its first moment on */
      effectiveOn: components['schemas']['Day'];
      values: components['schemas']['SphereValues'];
    };
    StandardPackageItem: {
      itemCode: string;
      /** @description More than one only of what a candidate may state several of */
      copies: number;
    };
    StandardPackageValues: {
      nameEn: string;
      nameZh: string;
      descriptionEn: string;
      descriptionZh: string;
      price: components['schemas']['Fen'];
      /** @description Offered; one that is not stays in every record */
      active: boolean;
      /** @description Kept in the order of the catalogue */
      items: components['schemas']['StandardPackageItem'][];
    };
    StandardPackageChange: {
      version: number;
      /** @description China's day; null of what the installation began with */
      effectiveOn: components['schemas']['Day'] | null;
      /** @enum {string} */
      state: 'planned' | 'inForce' | 'past' | 'withdrawn';
      values: components['schemas']['StandardPackageValues'];
      before: components['schemas']['StandardPackageValues'] | null;
      changedAt: components['schemas']['Instant'];
      /** @description Name */
      changedBy: string | null;
      withdrawnAt: components['schemas']['Instant'] | null;
      withdrawnBy: string | null;
    };
    StandardPackage: {
      packageId: components['schemas']['Uuid'];
      code: string;
      /** @description The one that is ordered now */
      version: number;
      values: components['schemas']['StandardPackageValues'];
      /** @description The change that waits for its day */
      planned: components['schemas']['StandardPackageChange'] | null;
    };
    StandardPackageDetail: {
      package: components['schemas']['StandardPackage'];
      /** @description The newest version that counts: named again by who changes it */
      basedOn: number;
      /** @description The newest first */
      history: components['schemas']['StandardPackageChange'][];
    };
    StandardPackagePreview: {
      /** @description Its items at the catalogue's prices of that day */
      itemsPrice: components['schemas']['Fen'];
      /** @description How far back orders are counted */
      days: number;
      /** @description Enterprises concerned */
      total: number;
      /** @description At most 200, who ordered most first */
      rows: {
        enterpriseId: components['schemas']['Uuid'];
        name: string;
        /** @description Ordered with it lately */
        checks: number;
        /** @description What it pays then, whatever the package costs */
        ownPrice: components['schemas']['Fen'] | null;
      }[];
    };
    StandardPackageInput: {
      packageId: components['schemas']['Uuid'];
      /** @description As it was read; another change meanwhile is refused with 2519 */
      basedOn: number;
      /** @description China's day: today, at once, or a later one, from its first moment on */
      effectiveOn: components['schemas']['Day'];
      values: components['schemas']['StandardPackageValues'];
    };
    /** @description What an account has is what is available and what is held */
    Statement: {
      statementId: components['schemas']['Uuid'];
      /** @description As months are in China */
      month: string;
      opening: components['schemas']['Fen'];
      recharged: components['schemas']['Fen'];
      /** @description Recharges taken back */
      takenBack: components['schemas']['Fen'];
      /** @description For items that were done */
      charged: components['schemas']['Fen'];
      chargesReversed: components['schemas']['Fen'];
      /** @description Paid back to the enterprise's bank account */
      paidOut: components['schemas']['Fen'];
      closing: components['schemas']['Fen'];
      /** @description Of the closing balance */
      held: components['schemas']['Fen'];
      closedAt: components['schemas']['Instant'];
    };
    StatementExport: {
      statementId: components['schemas']['Uuid'];
      /**
       * @description csv without it
       * @enum {string}
       */
      format?: 'csv' | 'xlsx';
    };
    /** @enum {string} */
    ViewScreen: 'records';
    ViewName: string;
    /** @description The filters as the list's address writes them, without ? */
    ViewQuery: string;
    SavedView: {
      viewId: components['schemas']['Uuid'];
      name: components['schemas']['ViewName'];
      query: components['schemas']['ViewQuery'];
      /** @description This user's list opens with it */
      isDefault: boolean;
      isShared: boolean;
      /** @description This user is its author */
      isOwn: boolean;
      /** @description This user may share it, or end that */
      isShareable: boolean;
      /** @description This user may rename and delete it */
      isManaged: boolean;
      /** @description The author's name */
      author: string;
    };
    WebhookName: string;
    /** @description https, of a public host; docs/webhooks.md */
    WebhookUrl: string;
    /**
     * @description The event kinds of contract/rules/events.ts
     * @enum {string}
     */
    WebhookKind:
      | 'check.ordered'
      | 'check.submitted'
      | 'check.started'
      | 'check.infoRequested'
      | 'check.inReview'
      | 'check.reported'
      | 'check.disputed'
      | 'check.disputeRejected'
      | 'check.cancelled'
      | 'check.expired'
      | 'check.consentWithdrawn'
      | 'order.placed'
      | 'order.approved'
      | 'order.rejected'
      | 'enterprise.submitted'
      | 'enterprise.verified'
      | 'enterprise.rejected'
      | 'enterprise.changeSubmitted'
      | 'enterprise.changed'
      | 'enterprise.changeRejected'
      | 'webhook.disabled';
    WebhookKinds: components['schemas']['WebhookKind'][];
    /** @enum {string} */
    WebhookStatus: 'active' | 'disabled';
    /** @enum {string} */
    DeliveryStatus: 'waiting' | 'delivered' | 'failed';
    /**
     * @description status: an answer other than 2xx; timeout: none within 10 s; size: more than 1 MB; address: not a permitted host or not a public address; redirect: not followed; disabled: the webhook is
     * @enum {string}
     */
    DeliveryFault: 'status' | 'timeout' | 'size' | 'address' | 'redirect' | 'connection' | 'disabled';
    WebhookDelivery: {
      deliveryId: components['schemas']['Uuid'];
      webhookId: components['schemas']['Uuid'];
      eventId: components['schemas']['Uuid'];
      /** @description A kind of event, or ping */
      kind: string;
      /** @description Of the order whose check it tells of */
      orderNo: string | null;
      status: components['schemas']['DeliveryStatus'];
      attempts: number;
      /** Format: date-time */
      nextAttemptAt: DateTime | null;
      /** Format: date-time */
      attemptedAt: DateTime | null;
      /** @description What the receiver answered last */
      httpStatus: number | null;
      fault: components['schemas']['DeliveryFault'] | null;
      /** @description The machine's word for a failed connection, such as ECONNREFUSED */
      faultCode: string | null;
      durationMs: number | null;
      createdAt: components['schemas']['Instant'];
    };
    Webhook: {
      webhookId: components['schemas']['Uuid'];
      name: components['schemas']['WebhookName'];
      url: components['schemas']['WebhookUrl'];
      kinds: components['schemas']['WebhookKinds'];
      status: components['schemas']['WebhookStatus'];
      /** @enum {string|null} */
      disabledReason: 'byHand' | 'failing' | null;
      /** Format: date-time */
      disabledAt: DateTime | null;
      /**
       * Format: date-time
       * @description Since when nothing has arrived; after 3 days the webhook is disabled
       */
      failingSince: DateTime | null;
      /**
       * Format: date-time
       * @description Until when the secret before this one signs too
       */
      previousSecretUntil: DateTime | null;
      createdAt: components['schemas']['Instant'];
      lastDelivery: components['schemas']['WebhookDelivery'] | null;
    };
    WebhookWithSecret: {
      webhook: components['schemas']['Webhook'];
      /** @description Shown once; the gateway keeps it encrypted and never shows it again */
      secret: string;
    };
    WebhookHeaders: {
      name: string;
      value: string;
    }[];
    WebhookTry: {
      number: number;
      url: components['schemas']['WebhookUrl'];
      /** @description None where the receiver was never reached: nothing left */
      sentHeaders: components['schemas']['WebhookHeaders'];
      attemptedAt: components['schemas']['Instant'];
      durationMs: number;
      httpStatus: number | null;
      fault: components['schemas']['DeliveryFault'] | null;
      faultCode: string | null;
      answerHeaders: components['schemas']['WebhookHeaders'];
      /** @description The first 1024 bytes, as text of its charset; what is no text is replaced by signs */
      answer: string;
      /** @description How much of the answer was read */
      answerBytes: number;
      /** @description False when the answer broke off, came too slowly, was too long or was not read */
      answerIsWhole: boolean;
    };
    WebhookDeliveryDetail: {
      delivery: components['schemas']['WebhookDelivery'];
      /** @description The JSON as it is signed and sent */
      body: string;
      tries: components['schemas']['WebhookTry'][];
    };
    ItemWork: {
      workItemId: components['schemas']['Uuid'];
      checkItemId: components['schemas']['Uuid'];
      title: string;
      /** @enum {string} */
      status: 'open' | 'claimed' | 'paused' | 'done' | 'cancelled';
      assigneeName: string | null;
      mine: boolean;
      handed: components['schemas']['HandedOver'] | null;
      dueAt: components['schemas']['Day'] | null;
      overdue: boolean;
    };
    DisputeMatter: {
      /** @enum {string} */
      side: 'enterprise' | 'candidate';
      by: string;
      itemName: string | null;
      /** @description Null once its data were erased */
      reason: string | null;
    };
    WorkOutcome: {
      /**
       * @description confirmed: what was asked for was done, as a recharge booked, a payout paid, an invoice issued; withdrawn: by who asked; stopped: for any other reason; done: it was worked, and nothing had been asked for
       * @enum {string}
       */
      result: 'confirmed' | 'rejected' | 'withdrawn' | 'stopped' | 'done';
      at: components['schemas']['Instant'];
      /** @description Why it was rejected, for whoever may work it */
      reason: string | null;
    };
    WorkItem: {
      workItemId: components['schemas']['Uuid'];
      kind: components['schemas']['WorkItemKind'];
      /** @enum {string} */
      status: 'open' | 'claimed' | 'paused' | 'done' | 'cancelled';
      mainId: components['schemas']['Uuid'];
      mainName: string;
      checkId: components['schemas']['Uuid'] | null;
      checkItemId: components['schemas']['Uuid'] | null;
      /** @description What is to be done, in the reader's language */
      title: string;
      candidateName: string | null;
      assigneeName: string | null;
      mine: boolean;
      /** @description Whether this user may work it: by their role, and not a payout that they paid themselves, a recharge that they confirmed first, nor a reversal, correction or change that they asked for; the others only read it */
      mayWork: boolean;
      /** @description Of a signOff, what of the operators' desk is to change */
      signOff: ('bankAccount' | 'serviceContract' | 'consent' | 'rechargeLimit') | null;
      /** @description Of a check's items, what the queue has of them; the row itself is the one due first. Empty for other kinds */
      items: components['schemas']['ItemWork'][];
      /** @description The signed form of a paperConsent */
      fileId?: components['schemas']['Uuid'] | null;
      /** @description Its name as it was uploaded; for whoever may work it */
      fileName: string | null;
      /** @description Of a dispute, for whoever may work it */
      dispute: components['schemas']['DisputeMatter'] | null;
      handed: components['schemas']['HandedOver'] | null;
      /** @description Of work that is over what became of it; null while it waits, and of the items of a check */
      outcome: components['schemas']['WorkOutcome'] | null;
      dueAt: components['schemas']['Day'] | null;
      overdue: boolean;
      createdAt: components['schemas']['Instant'];
    };
  };
  responses: {
    /** @description A session */
    LoginReply: {
      headers: {
        [name: string]: unknown;
      };
      content: {
        'application/json': components['schemas']['LoginResult'];
      };
    };
  };
  parameters: {
    /** @description Chosen by the caller, once per intended effect; the same key with another body is refused (2003) */
    IdempotencyKey: string;
  };
  requestBodies: never;
  headers: never;
  pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
  login: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        /**
         * @example {
         *       "loginType": "password",
         *       "mobile": "13800000001",
         *       "password": "0b9f5d43a5a5ea2a4ba2a1a0d0e6f5aa",
         *       "clientType": "ENT_WEB"
         *     }
         */
        'application/json': {
          /** @enum {string} */
          loginType: 'password' | 'sms';
          mobile: components['schemas']['Mobile'];
          password?: components['schemas']['Md5'];
          verifyCode?: components['schemas']['VerifyCode'];
          /** @constant */
          clientType: 'ENT_WEB';
        } & (
          | {
              /** @constant */
              loginType?: 'password';
            }
          | {
              /** @constant */
              loginType?: 'sms';
            }
        );
      };
    };
    responses: {
      200: components['responses']['LoginReply'];
    };
  };
  register: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': {
          mobile: components['schemas']['Mobile'];
          password: components['schemas']['Md5'];
          verifyCode: components['schemas']['VerifyCode'];
          /** @constant */
          agreed: true;
        };
      };
    };
    responses: {
      200: components['responses']['LoginReply'];
    };
  };
  loginInfo: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The profile; the console merges the whole of it into its login state */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['LoginInfo'];
        };
      };
    };
  };
  listRegions: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': {
          parentCode?: string;
          level?: number;
        };
      };
    };
    responses: {
      /** @description Regions; an unknown parent gives none */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Region'][];
        };
      };
    };
  };
  logout: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': {
          loginType?: string;
          username?: string;
        };
      };
    };
    responses: {
      /** @description The state that replaces the console's login state */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['LoggedOut'];
        };
      };
    };
  };
  sendVerifyCode: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': {
          mobile: components['schemas']['Mobile'];
          /** @enum {string} */
          scene:
            'login' | 'register' | 'reset' | 'changeMobileOld' | 'changeMobileNew' | 'wechatBind' | 'visitor';
          s?: components['schemas']['S'];
        };
      };
    };
    responses: {
      /** @description Seconds until the next one may be asked for, and its life */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['CodeSent'];
        };
      };
    };
  };
  resetPassword: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': {
          mobile: components['schemas']['Mobile'];
          verifyCode: components['schemas']['VerifyCode'];
          password: components['schemas']['Md5'];
        };
      };
    };
    responses: {
      /** @description Done */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': null;
        };
      };
    };
  };
  listUsers: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': {
          pageNum?: number;
          pageSize?: number;
          keyword?: string;
          /** @enum {string} */
          status?: 'enabled' | 'disabled' | 'invited';
        };
      };
    };
    responses: {
      /** @description One page */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': {
            total: number;
            rows: components['schemas']['UserRow'][];
          };
        };
      };
    };
  };
  editUser: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': {
          userId?: components['schemas']['Uuid'];
          /**
           * @description Create a user of the own account
           * @constant
           */
          new?: true;
          nickName?: string;
          /** Format: email */
          email?: string;
          avatarFileId?: components['schemas']['Uuid'];
          mobile?: components['schemas']['Mobile'];
          /** @enum {string} */
          status?: 'enabled' | 'disabled';
          roleIds?: (
            'owner' | 'admin' | 'recruiter' | 'finance' | 'viewer' | 'analyst' | 'support' | 'operator'
          )[];
        };
      };
    };
    responses: {
      /** @description The row after the edit */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['UserRow'];
        };
      };
    };
  };
  uploadFile: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'multipart/form-data': {
          /** Format: binary */
          file: string;
        };
      };
    };
    responses: {
      /** @description Where it is kept */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['UploadedFile'];
        };
      };
    };
  };
  changeMobile: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': {
          oldVerifyCode: components['schemas']['VerifyCode'];
          mobile: components['schemas']['Mobile'];
          verifyCode: components['schemas']['VerifyCode'];
        };
      };
    };
    responses: {
      /** @description The new phone, masked */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': {
            mobile: string;
          };
        };
      };
    };
  };
  authenticate: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': {
          enterpriseName: string;
          creditCode: string;
          licenseFileId: components['schemas']['Uuid'];
          legalPerson: string;
          contactName: string;
          contactPhone: components['schemas']['Mobile'];
          regionCode?: string;
          address?: string;
        };
      };
    };
    responses: {
      /** @description 0 none, 1 pending, 2 verified, 3 rejected */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': {
            authStatus: components['schemas']['AuthStatus'];
          };
        };
      };
    };
  };
  getQrCode: {
    parameters: {
      query?: {
        purpose?: 'login' | 'bind';
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The ticket is the browser's alone; qrContent is what the phone scans */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['QrCode'];
        };
      };
    };
  };
  queryQrResult: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': {
          ticket: string;
        };
      };
    };
    responses: {
      /** @description The login is delivered once */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['QrResult'];
        };
      };
    };
  };
  bindMobile: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': {
          bindToken: string;
          mobile: components['schemas']['Mobile'];
          verifyCode: components['schemas']['VerifyCode'];
        };
      };
    };
    responses: {
      200: components['responses']['LoginReply'];
    };
  };
  listRelatedMains: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': Record<string, never>;
      };
    };
    responses: {
      /** @description All of them, the active one marked */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['RelatedMain'][];
        };
      };
    };
  };
  changeLogin: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': {
          mainId: components['schemas']['Uuid'];
        };
      };
    };
    responses: {
      200: components['responses']['LoginReply'];
    };
  };
  visitorLogin: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': {
          /**
           * @description sms where absent
           * @constant
           */
          loginType?: 'sms';
          mobile: components['schemas']['Mobile'];
          verifyCode: components['schemas']['VerifyCode'];
          s?: components['schemas']['S'];
          /** @description With the link of a form: for 7 days instead of an idle half hour, on a phone of one's own */
          stay?: boolean;
        };
      };
    };
    responses: {
      200: components['responses']['LoginReply'];
    };
  };
  queryDictList: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': {
          dictTypes: string[];
        };
      };
    };
    responses: {
      /** @description By type; an unknown type has no entries */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': {
            [key: string]: components['schemas']['DictEntry'][];
          };
        };
      };
    };
  };
  querySphereConfig: {
    parameters: {
      query?: {
        prefix?: string;
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Key and value; no match gives none */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': {
            [key: string]: string;
          };
        };
      };
    };
  };
  getOwnProfile: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The answer */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['OwnProfile'];
        };
      };
    };
  };
  forgetOwnProfile: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': {
          /** @enum {string} */
          part: 'email' | 'picture';
        };
      };
    };
    responses: {
      /** @description The answer */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['OwnProfile'];
        };
      };
    };
  };
  getSecurity: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The answer */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Security'];
        };
      };
    };
  };
  changePassword: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': {
          /** @description Needed once there is a password */
          oldPassword?: components['schemas']['Md5'];
          password: components['schemas']['Md5'];
        };
      };
    };
    responses: {
      /** @description The answer */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Done'];
        };
      };
    };
  };
  unbindWechat: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': Record<string, never>;
      };
    };
    responses: {
      /** @description The answer */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Done'];
        };
      };
    };
  };
  listSessions: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The answer */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['OwnSession'][];
        };
      };
    };
  };
  endSession: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': {
          sessionId: components['schemas']['Uuid'];
        };
      };
    };
    responses: {
      /** @description The answer */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Done'];
        };
      };
    };
  };
  endOtherSessions: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': Record<string, never>;
      };
    };
    responses: {
      /** @description The answer */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Done'];
        };
      };
    };
  };
  leaveAccount: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': Record<string, never>;
      };
    };
    responses: {
      /** @description The answer */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Done'];
        };
      };
    };
  };
  listSignIns: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': {
          cursor?: components['schemas']['Cursor'];
          limit?: components['schemas']['Limit'];
        };
      };
    };
    responses: {
      /** @description The answer */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': {
            rows: components['schemas']['SignIn'][];
            nextCursor: string | null;
          };
        };
      };
    };
  };
  listMembers: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': {
          /** @description Part of a name, its pinyin from any syllable on or its initials, or a whole phone number */
          keyword?: string;
          /** @enum {string} */
          status?: 'enabled' | 'disabled' | 'invited';
          departmentId?: components['schemas']['Uuid'];
          /** @description Only these of the people that fit */
          userId?: components['schemas']['Uuid'][];
          /** @description Only those of the people that fit who have one of these phones */
          mobile?: components['schemas']['Mobile'][];
          cursor?: components['schemas']['Cursor'];
          limit?: components['schemas']['Limit'];
        };
      };
    };
    responses: {
      /** @description The answer */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': {
            rows: components['schemas']['Member'][];
            nextCursor: string | null;
          };
        };
      };
    };
  };
  editMember: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': {
          userId: components['schemas']['Uuid'];
          departmentId?: components['schemas']['Uuid'] | null;
          monthlyBudget?: components['schemas']['Budget'];
        };
      };
    };
    responses: {
      /** @description The answer */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Member'];
        };
      };
    };
  };
  reinviteMember: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': {
          userId: components['schemas']['Uuid'];
        };
      };
    };
    responses: {
      /** @description The answer */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Done'];
        };
      };
    };
  };
  handOverMember: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': {
          userId: components['schemas']['Uuid'];
          /** @description One of the account's people who orders checks */
          toUserId: components['schemas']['Uuid'];
          /**
           * @description Also gives the person this role; of members alone
           * @enum {string}
           */
          roleId?: 'owner' | 'admin' | 'recruiter' | 'finance' | 'viewer';
        };
      };
    };
    responses: {
      /** @description The answer */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': {
            /** @description Records that have another owner now */
            records: number;
          };
        };
      };
    };
  };
  letMemberGo: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': {
          userId: components['schemas']['Uuid'];
          /** @description Who takes the records they own and the views they share: one of the account's people who orders checks. Absent: nobody */
          recordsTo?: components['schemas']['Uuid'];
          /** @description The administrator or finance who may approve as much as they could, from now on; never less than before. Of owners alone. Absent: their right ends with them */
          approvingTo?: components['schemas']['Uuid'];
          /** @description Needed with approvingTo: what they may approve, in fen, as it was read; if it is another amount by now, nothing is changed (2457) */
          upTo?: number;
          /** @description The owner or administrator who answers for the API keys they answer for now, which go on; null revokes those keys. Needed where there are any (2457) */
          keysTo?: components['schemas']['Uuid'] | null;
          verifyCode?: components['schemas']['VerifyCode'];
        };
      };
    };
    responses: {
      /** @description The answer */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['LetGo'];
        };
      };
    };
  };
  getMemberHoldings: {
    parameters: {
      query: {
        userId: components['schemas']['Uuid'];
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The answer */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['MemberHoldings'];
        };
      };
    };
  };
  listAbsentOwners: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The answer */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['AbsentOwner'][];
        };
      };
    };
  };
  sendOwnershipCode: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': Record<string, never>;
      };
    };
    responses: {
      /** @description Seconds until the next one may be asked for, and its life */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['CodeSent'];
        };
      };
    };
  };
  handOnOwnership: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': {
          userId: components['schemas']['Uuid'];
          verifyCode: components['schemas']['VerifyCode'];
        };
      };
    };
    responses: {
      /** @description The answer */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Done'];
        };
      };
    };
  };
  listDepartments: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The answer */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Department'][];
        };
      };
    };
  };
  saveDepartment: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': {
          /** @description Absent makes a new one */
          departmentId?: components['schemas']['Uuid'];
          name: string;
          monthlyBudget: components['schemas']['Budget'];
        };
      };
    };
    responses: {
      /** @description The answer */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Department'];
        };
      };
    };
  };
  removeDepartment: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': {
          departmentId: components['schemas']['Uuid'];
        };
      };
    };
    responses: {
      /** @description The answer */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Done'];
        };
      };
    };
  };
  keepSession: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': Record<string, never>;
      };
    };
    responses: {
      /** @description The answer */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Done'];
        };
      };
    };
  };
  noteWelcomed: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': Record<string, never>;
      };
    };
    responses: {
      /** @description The answer */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Done'];
        };
      };
    };
  };
  chooseLanguage: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': {
          language: components['schemas']['Language'];
        };
      };
    };
    responses: {
      /** @description The answer */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Done'];
        };
      };
    };
  };
  listApiKeys: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The answer */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ApiKey'][];
        };
      };
    };
  };
  createApiKey: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': {
          name: string;
          scopes: components['schemas']['ApiScope'][];
          /** @description Absent or null: until it is revoked */
          expiresInDays?: number | null;
        };
      };
    };
    responses: {
      /** @description The answer */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['NewApiKey'];
        };
      };
    };
  };
  revokeApiKey: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': {
          apiKeyId: components['schemas']['Uuid'];
        };
      };
    };
    responses: {
      /** @description The answer */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ApiKey'];
        };
      };
    };
  };
  rotateApiKey: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': {
          apiKeyId: components['schemas']['Uuid'];
          /** @description How long the old key goes on; 0 ends it at once. It never goes on beyond the end it had */
          overlapDays: number;
        };
      };
    };
    responses: {
      /** @description The answer */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['NewApiKey'];
        };
      };
    };
  };
  getApprovalRules: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The answer */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ApprovalRules'];
        };
      };
    };
  };
  sendApprovalCode: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': Record<string, never>;
      };
    };
    responses: {
      /** @description The answer */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['CodeSent'];
        };
      };
    };
  };
  saveApprovalRules: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': {
          above: components['schemas']['ApprovalAbove'];
          overBudget: components['schemas']['OverBudget'];
          verifyCode: components['schemas']['VerifyCode'];
        };
      };
    };
    responses: {
      /** @description The answer */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ApprovalRules'];
        };
      };
    };
  };
  saveApprover: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': {
          userId: components['schemas']['Uuid'];
          upTo: components['schemas']['ApprovesUpTo'];
          verifyCode: components['schemas']['VerifyCode'];
        };
      };
    };
    responses: {
      /** @description The answer */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ApprovalRules'];
        };
      };
    };
  };
  listApprovals: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': {
          /** @description Only those of this batch */
          batchId?: components['schemas']['Uuid'];
          /** @description Only that of this record */
          checkId?: components['schemas']['Uuid'];
          cursor?: components['schemas']['Cursor'];
          limit?: components['schemas']['Limit'];
        };
      };
    };
    responses: {
      /** @description The answer */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': {
            rows: components['schemas']['WaitingApproval'][];
            nextCursor: string | null;
          };
        };
      };
    };
  };
  approveOrder: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': {
          orderId: components['schemas']['Uuid'];
        };
      };
    };
    responses: {
      /** @description The answer */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Decided'];
        };
      };
    };
  };
  rejectOrder: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': {
          orderId: components['schemas']['Uuid'];
          reason: string;
        };
      };
    };
    responses: {
      /** @description The answer */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Decided'];
        };
      };
    };
  };
  approveOrders: {
    parameters: {
      query?: never;
      header: {
        /** @description Chosen by the caller, once per intended effect; the same key with another body is refused (2003) */
        'Idempotency-Key': components['parameters']['IdempotencyKey'];
      };
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': {
          orderIds: components['schemas']['OrdersToDecide'];
        };
      };
    };
    responses: {
      /** @description The answer */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['DecidedOrders'];
        };
      };
    };
  };
  rejectOrders: {
    parameters: {
      query?: never;
      header: {
        /** @description Chosen by the caller, once per intended effect; the same key with another body is refused (2003) */
        'Idempotency-Key': components['parameters']['IdempotencyKey'];
      };
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': {
          orderIds: components['schemas']['OrdersToDecide'];
          reason: string;
        };
      };
    };
    responses: {
      /** @description The answer */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['DecidedOrders'];
        };
      };
    };
  };
  assignChecks: {
    parameters: {
      query?: never;
      header: {
        /** @description Chosen by the caller, once per intended effect; the same key with another body is refused (2003) */
        'Idempotency-Key': components['parameters']['IdempotencyKey'];
      };
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': {
          records: components['schemas']['CheckSelection'];
          /** @description One of listAssignees */
          ownerId: components['schemas']['Uuid'];
        };
      };
    };
    responses: {
      /** @description The answer */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['BulkResult'];
        };
      };
    };
  };
  undoAssignment: {
    parameters: {
      query?: never;
      header: {
        /** @description Chosen by the caller, once per intended effect; the same key with another body is refused (2003) */
        'Idempotency-Key': components['parameters']['IdempotencyKey'];
      };
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': {
          assignmentId: components['schemas']['Uuid'];
        };
      };
    };
    responses: {
      /** @description The answer */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['BulkResult'];
        };
      };
    };
  };
  listAssignments: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The answer */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Assignment'][];
        };
      };
    };
  };
  listAssignees: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The answer */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Assignee'][];
        };
      };
    };
  };
  listAuditEvents: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': {
          from?: components['schemas']['Day'];
          to?: components['schemas']['Day'];
          /** @description IANA name of the zone the days are counted in; China's without it */
          timeZone?: string;
          actorId?: components['schemas']['Uuid'];
          /** @enum {string} */
          actorKind?: 'enterprise' | 'staff' | 'visitor' | 'anonymous' | 'system' | 'apiKey';
          /** @description Names of contract/rules/auditActions.ts (auditGroups) */
          group?: string[];
          /** @description A name of contract/rules/auditEntities.ts */
          entity?: string;
          entityId?: components['schemas']['Uuid'];
          /** @description Names of contract/rules/auditActions.ts */
          action?: string[];
          /** @description Each word of it is in what was done, in the name of a person, key, department, batch, package, invoice or form for applicants, a whole order number, a phone number of a person or candidate however it is written, the beginning of a network address or the number in the chain */
          q?: string;
          cursor?: components['schemas']['Cursor'];
          limit?: components['schemas']['Limit'];
        };
      };
    };
    responses: {
      /** @description The answer */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['AuditPage'];
        };
      };
    };
  };
  exportAuditEvents: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['AuditExport'];
      };
    };
    responses: {
      /** @description The answer */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/octet-stream': string;
        };
      };
      /** @description A failure */
      default: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': unknown;
        };
      };
    };
  };
  listAuditChoices: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The answer */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['AuditChoices'];
        };
      };
    };
  };
  getAuditSeal: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The answer */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['AuditSeal'];
        };
      };
    };
  };
  getBalance: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The answer */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Balance'];
        };
      };
    };
  };
  getMonthCourse: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The answer */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['MonthCourse'];
        };
      };
    };
  };
  saveBalanceNotice: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': {
          notifyBelow: number | null;
        };
      };
    };
    responses: {
      /** @description The answer */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Balance'];
        };
      };
    };
  };
  listLedger: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': {
          /** @description capture: charges and what was given back of them, as costs are told */
          kind?: components['schemas']['LedgerKind'];
          /**
           * @description Only holds of which something is held still: together what the balance calls held
           * @constant
           */
          stillHeld?: true;
          /** @description A whole order number, as it was pasted */
          orderNo?: string;
          /** @description Of the items behind charges, releases and what takes them back */
          itemCode?: string;
          side?: components['schemas']['CostSide'];
          /** @description The first day, as days are in China */
          from?: components['schemas']['Day'];
          /** @description The last day */
          to?: components['schemas']['Day'];
          cursor?: components['schemas']['Cursor'];
          limit?: components['schemas']['Limit'];
        };
      };
    };
    responses: {
      /** @description The answer */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': {
            rows: components['schemas']['LedgerEntry'][];
            nextCursor: string | null;
            /** @description What the department, person or package asked for is called */
            sideName: string | null;
            /** @description What all bookings that are asked for come to, with the first page; null where all bookings of the account are asked for, where there are none, and for stillHeld: what is held still of them is the balance's held */
            sum: components['schemas']['LedgerSum'] | null;
          };
        };
      };
    };
  };
  exportLedger: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['LedgerExport'];
      };
    };
    responses: {
      /** @description The answer */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/octet-stream': string;
        };
      };
      /** @description A failure */
      default: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': unknown;
        };
      };
    };
  };
  getCosts: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': {
          /** @enum {string} */
          by: 'month' | 'department' | 'person' | 'package' | 'item';
          from: components['schemas']['Month'];
          to: components['schemas']['Month'];
        };
      };
    };
    responses: {
      /** @description The answer */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Costs'];
        };
      };
    };
  };
  getBankAccount: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The answer */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['BankAccountDesk'];
        };
      };
    };
  };
  sendBankAccountCode: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': Record<string, never>;
      };
    };
    responses: {
      /** @description The answer */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['CodeSent'];
        };
      };
    };
  };
  askBankAccount: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['BankAccountInput'];
      };
    };
    responses: {
      /** @description The answer */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['BankAccountDesk'];
        };
      };
    };
  };
  signOffBankAccount: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': {
          changeId: components['schemas']['Uuid'];
          verifyCode: string;
        };
      };
    };
    responses: {
      /** @description The answer */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['BankAccountDesk'];
        };
      };
    };
  };
  refuseBankAccount: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': {
          changeId: components['schemas']['Uuid'];
          reason: string;
        };
      };
    };
    responses: {
      /** @description The answer */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['BankAccountDesk'];
        };
      };
    };
  };
  withdrawBankAccount: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': {
          changeId: components['schemas']['Uuid'];
        };
      };
    };
    responses: {
      /** @description The answer */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['BankAccountDesk'];
        };
      };
    };
  };
  downloadBatchTemplate: {
    parameters: {
      query: {
        format: 'xlsx' | 'csv';
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The answer */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/octet-stream': string;
        };
      };
      /** @description A failure */
      default: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': unknown;
        };
      };
    };
  };
  createBatch: {
    parameters: {
      query?: never;
      header: {
        /** @description Chosen by the caller, once per intended effect; the same key with another body is refused (2003) */
        'Idempotency-Key': components['parameters']['IdempotencyKey'];
      };
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': {
          source:
            | components['schemas']['FileSource']
            | components['schemas']['PasteSource']
            | components['schemas']['ApplicationsSource'];
          terms?: components['schemas']['BatchTerms'];
        };
      };
    };
    responses: {
      /** @description The answer */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Batch'];
        };
      };
    };
  };
  getBatch: {
    parameters: {
      query: {
        batchId: components['schemas']['Uuid'];
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The answer */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Batch'];
        };
      };
    };
  };
  matchBatch: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': {
          batchId: components['schemas']['Uuid'];
          /** @description Of the batch that was read: another one is answered 2302, and nothing is changed */
          revision: number;
          /** @description Index of the line with the heads; null: there is none */
          headerRow: number | null;
          columns: components['schemas']['ColumnChoice'][];
          /** @description The account's next list with the same heads is matched so */
          isRemembered?: boolean;
        };
      };
    };
    responses: {
      /** @description The answer */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Batch'];
        };
      };
    };
  };
  setBatchTerms: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': {
          batchId: components['schemas']['Uuid'];
          /** @description Of the batch that was read: another one is answered 2302, and nothing is changed */
          revision: number;
          terms: components['schemas']['BatchTerms'];
        };
      };
    };
    responses: {
      /** @description The answer */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Batch'];
        };
      };
    };
  };
  listBatchRows: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': {
          batchId: components['schemas']['Uuid'];
          states?: components['schemas']['RowState'][];
          /** @description The key of a group of faults */
          group?: string;
          duplicates?: components['schemas']['DuplicateOf'][];
          /** @description The place among the rows that fit, from 1 */
          from?: number;
          limit?: number;
        };
      };
    };
    responses: {
      /** @description The answer */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['BatchRows'];
        };
      };
    };
  };
  editBatchRows: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': {
          batchId: components['schemas']['Uuid'];
          /** @description Of the batch that was read: another one is answered 2302, and nothing is changed */
          revision: number;
          edits: components['schemas']['RowEdit'][];
        };
      };
    };
    responses: {
      /** @description The answer */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ChangedRows'];
        };
      };
    };
  };
  mendBatch: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': {
          batchId: components['schemas']['Uuid'];
          /** @description Of the batch that was read: another one is answered 2302, and nothing is changed */
          revision: number;
          group: string;
          /** @description The value meant, for a group whose mend is a choice, empty for what the batch says for all; the position, where it is missing */
          choice?: string;
          /** @description Leaves these rows out instead */
          drop?: boolean;
        };
      };
    };
    responses: {
      /** @description The answer */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Batch'];
        };
      };
    };
  };
  settleDuplicates: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': {
          batchId: components['schemas']['Uuid'];
          /** @description Of the batch that was read: another one is answered 2302, and nothing is changed */
          revision: number;
          of: components['schemas']['DuplicateOf'];
          /** @description False: of those twice in the list the first one stays, all others of that kind are left out */
          keep: boolean;
        };
      };
    };
    responses: {
      /** @description The answer */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Batch'];
        };
      };
    };
  };
  undoBatchChange: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': {
          batchId: components['schemas']['Uuid'];
          /** @description Of the batch that was read: another one is answered 2302, and nothing is changed */
          revision: number;
        };
      };
    };
    responses: {
      /** @description The answer */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Batch'];
        };
      };
    };
  };
  previewBatch: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': {
          batchId: components['schemas']['Uuid'];
        };
      };
    };
    responses: {
      /** @description The answer */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['BatchPreview'];
        };
      };
    };
  };
  confirmBatch: {
    parameters: {
      query?: never;
      header: {
        /** @description Chosen by the caller, once per intended effect; the same key with another body is refused (2003) */
        'Idempotency-Key': components['parameters']['IdempotencyKey'];
      };
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': {
          batchId: components['schemas']['Uuid'];
          /** @description Of the batch that was read: another one is answered 2302, and nothing is changed */
          revision: number;
          expectedRows: number;
          expectedPrice: components['schemas']['Fen'];
        };
      };
    };
    responses: {
      /** @description The answer */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Batch'];
        };
      };
    };
  };
  cancelBatch: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': {
          batchId: components['schemas']['Uuid'];
        };
      };
    };
    responses: {
      /** @description The answer */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Batch'];
        };
      };
    };
  };
  retryBatch: {
    parameters: {
      query?: never;
      header: {
        /** @description Chosen by the caller, once per intended effect; the same key with another body is refused (2003) */
        'Idempotency-Key': components['parameters']['IdempotencyKey'];
      };
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': {
          batchId: components['schemas']['Uuid'];
          /** @description Of the batch that was read: another one is answered 2302, and nothing is changed */
          revision: number;
        };
      };
    };
    responses: {
      /** @description The answer */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Batch'];
        };
      };
    };
  };
  listBatches: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': {
          /** @description Part of a name */
          q?: string;
          status?: components['schemas']['BatchStatus'][];
          createdFrom?: components['schemas']['Day'];
          createdTo?: components['schemas']['Day'];
          timeZone?: string;
          createdBy?: components['schemas']['Uuid'];
          cursor?: components['schemas']['Cursor'];
          limit?: components['schemas']['Limit'];
        };
      };
    };
    responses: {
      /** @description The answer */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['BatchPage'];
        };
      };
    };
  };
  getBatchResult: {
    parameters: {
      query: {
        batchId: components['schemas']['Uuid'];
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The answer */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['BatchResult'];
        };
      };
    };
  };
  downloadFailedRows: {
    parameters: {
      query: {
        batchId: components['schemas']['Uuid'];
        format: 'xlsx' | 'csv';
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The answer */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/octet-stream': string;
        };
      };
      /** @description A failure */
      default: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': unknown;
        };
      };
    };
  };
  listCalendarYears: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The answer */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Calendar'];
        };
      };
    };
  };
  getCalendarYear: {
    parameters: {
      query: {
        year: number;
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The answer */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['CalendarYearDetail'];
        };
      };
    };
  };
  previewCalendarYear: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': {
          year: components['schemas']['YearNumber'];
          values: components['schemas']['CalendarValues'];
        };
      };
    };
    responses: {
      /** @description The answer */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['CalendarPreview'];
        };
      };
    };
  };
  changeCalendarYear: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['CalendarChangeInput'];
      };
    };
    responses: {
      /** @description The answer */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['CalendarYearDetail'];
        };
      };
    };
  };
  getOpening: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': {
          s: components['schemas']['S'];
        };
      };
    };
    responses: {
      /** @description The answer */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': {
            /** @enum {string} */
            kind: 'invitation' | 'share' | 'registration';
          };
        };
      };
    };
  };
  nameOpening: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': {
          s: components['schemas']['S'];
        };
      };
    };
    responses: {
      /** @description The answer */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': {
            mainName: string;
            /** @description The form of an enterprise, which any phone may open; any other link is for the phones it names */
            anyPhone: boolean;
            /**
             * @description Of a form: full and closed open for those who have begun
             * @enum {string|null}
             */
            formState: 'open' | 'full' | 'closed' | null;
          };
        };
      };
    };
  };
  listOpenings: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': Record<string, never>;
      };
    };
    responses: {
      /** @description The answer */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': {
            rows: components['schemas']['Opening'][];
          };
        };
      };
    };
  };
  chooseOpening: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': {
          openingId: components['schemas']['Uuid'];
        };
      };
    };
    responses: {
      /** @description The answer */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': {
            s: components['schemas']['S'];
            /** @enum {string} */
            kind: 'invitation' | 'share' | 'registration';
          };
        };
      };
    };
  };
  getInvitation: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': {
          s: components['schemas']['S'];
        };
      };
    };
    responses: {
      /** @description The answer */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['CandidateView'];
        };
      };
    };
  };
  saveCandidateForm: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': {
          s: components['schemas']['S'];
          section: components['schemas']['FormSection'];
          /** @description The version that was read; 0 where nothing was saved */
          read: number;
          /** @description Of the open page, made up by it: what it saved itself it may save over whatever the answer was */
          page: components['schemas']['Uuid'];
          content: components['schemas']['FormSectionContent'];
        };
      };
    };
    responses: {
      /** @description The answer */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['SavedForm'];
        };
      };
    };
  };
  giveConsent: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': {
          s: components['schemas']['S'];
          decisions: {
            checkItemId: components['schemas']['Uuid'];
            given: boolean;
          }[];
          textVersion: string;
          textHash: string;
          /** @description A PNG as base64; an empty picture is refused */
          signature: string;
          /**
           * @description How the picture was made, as the candidate's page says: drawn by hand, or from the name typed. Nothing compares it with the picture. It is kept with the proof; left out, it is not known
           * @enum {string}
           */
          signatureWay?: 'drawn' | 'typed';
          signedName: string;
          /** @description The signer was asked (2107) about this name, which is not the one in the order, and says it is theirs. Kept, and marked for whoever works the check or reads its record */
          nameConfirmed?: boolean;
        };
      };
    };
    responses: {
      /** @description The answer */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['CandidateView'];
        };
      };
    };
  };
  withdrawConsent: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': {
          s: components['schemas']['S'];
          checkItemIds: components['schemas']['Uuid'][];
        };
      };
    };
    responses: {
      /** @description The answer */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['CandidateView'];
        };
      };
    };
  };
  submitCandidateForm: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': {
          s: components['schemas']['S'];
        };
      };
    };
    responses: {
      /** @description The answer */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['CandidateView'];
        };
      };
    };
  };
  answerAsCandidate: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': {
          s: components['schemas']['S'];
          checkItemId: components['schemas']['Uuid'];
          text: string;
          fileIds?: components['schemas']['Uuid'][];
        };
      };
    };
    responses: {
      /** @description The answer */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['CandidateView'];
        };
      };
    };
  };
  uploadCandidateFile: {
    parameters: {
      query: {
        s: components['schemas']['S'];
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'multipart/form-data': {
          /** Format: binary */
          file: string;
        };
      };
    };
    responses: {
      /** @description The answer */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['UploadedFile'];
        };
      };
    };
  };
  getOwnReport: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': {
          s: components['schemas']['S'];
        };
      };
    };
    responses: {
      /** @description The answer */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ReportView'];
        };
      };
    };
  };
  disputeOwnReport: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': {
          s: components['schemas']['S'];
          reason: string;
          checkItemId?: components['schemas']['Uuid'];
          /** @description What proves it; uploaded by this link (candidate/file/upload) */
          fileIds?: components['schemas']['Uuid'][];
        };
      };
    };
    responses: {
      /** @description The answer */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Done'];
        };
      };
    };
  };
  getSharedReport: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': {
          s: components['schemas']['S'];
        };
      };
    };
    responses: {
      /** @description The answer */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ReportView'];
        };
      };
    };
  };
  listCatalogueEntries: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The answer */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['CatalogueEntry'][];
        };
      };
    };
  };
  getCatalogueEntry: {
    parameters: {
      query: {
        itemCode: string;
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The answer */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['CatalogueEntryDetail'];
        };
      };
    };
  };
  previewCatalogueChange: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': {
          itemCode: string;
          price: components['schemas']['Fen'];
          effectiveOn: components['schemas']['Day'];
        };
      };
    };
    responses: {
      /** @description The answer */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['CataloguePreview'];
        };
      };
    };
  };
  changeCatalogueItem: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['CatalogueChangeInput'];
      };
    };
    responses: {
      /** @description The answer */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['CatalogueEntryDetail'];
        };
      };
    };
  };
  withdrawCatalogueChange: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': {
          changeId: components['schemas']['Uuid'];
        };
      };
    };
    responses: {
      /** @description The answer */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Done'];
        };
      };
    };
  };
  listChecks: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': {
          /** @description Part of a name or its pinyin, the initials, an exact phone or ID, an order number or its last six characters and more */
          q?: string;
          /** @enum {string} */
          view?: 'all' | 'needsMe' | 'awaitingConsent' | 'inProgress' | 'overdue' | 'reported' | 'disputed';
          status?: components['schemas']['CheckStatus'][];
          lamp?: components['schemas']['Outcome'][];
          packageId?: components['schemas']['Uuid'][];
          orderedFrom?: components['schemas']['Day'];
          orderedTo?: components['schemas']['Day'];
          reportedFrom?: components['schemas']['Day'];
          reportedTo?: components['schemas']['Day'];
          /** @description IANA name of the zone the days are counted in; China's without it */
          timeZone?: string;
          ownerId?: components['schemas']['Uuid'];
          /** @description Ordered in this batch */
          batchId?: components['schemas']['Uuid'];
          /**
           * @description Only those whose candidate the latest invitation or reminder did not reach
           * @constant
           */
          notReached?: true;
          /** @description Only these of the records that fit */
          checkId?: components['schemas']['Uuid'][];
          /** @enum {string} */
          sort?: 'orderedAt' | '-orderedAt' | 'promisedAt' | '-promisedAt' | 'name' | '-name';
          cursor?: components['schemas']['Cursor'];
          limit?: components['schemas']['Limit'];
        };
      };
    };
    responses: {
      /** @description The answer */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['CheckPage'];
        };
      };
    };
  };
  listCheckChoices: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The answer */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['CheckChoices'];
        };
      };
    };
  };
  countChecks: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': {
          /** @description Part of a name or its pinyin, the initials, an exact phone or ID, an order number or its last six characters and more */
          q?: string;
          /** @enum {string} */
          view?: 'all' | 'needsMe' | 'awaitingConsent' | 'inProgress' | 'overdue' | 'reported' | 'disputed';
          status?: components['schemas']['CheckStatus'][];
          lamp?: components['schemas']['Outcome'][];
          packageId?: components['schemas']['Uuid'][];
          orderedFrom?: components['schemas']['Day'];
          orderedTo?: components['schemas']['Day'];
          reportedFrom?: components['schemas']['Day'];
          reportedTo?: components['schemas']['Day'];
          /** @description IANA name of the zone the days are counted in; China's without it */
          timeZone?: string;
          ownerId?: components['schemas']['Uuid'];
          /** @description Ordered in this batch */
          batchId?: components['schemas']['Uuid'];
          /**
           * @description Only those whose candidate the latest invitation or reminder did not reach
           * @constant
           */
          notReached?: true;
        };
      };
    };
    responses: {
      /** @description The answer */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['CheckCount'];
        };
      };
    };
  };
  exportChecks: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['CheckExport'];
      };
    };
    responses: {
      /** @description The answer */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/octet-stream': string;
        };
      };
      /** @description A failure */
      default: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': unknown;
        };
      };
    };
  };
  getCheck: {
    parameters: {
      query: {
        checkId: components['schemas']['Uuid'];
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The answer */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['CheckDetail'];
        };
      };
    };
  };
  remindCandidate: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': {
          checkId: components['schemas']['Uuid'];
        };
      };
    };
    responses: {
      /** @description The answer */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Done'];
        };
      };
    };
  };
  resendInvitation: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': {
          checkId: components['schemas']['Uuid'];
          mobile?: components['schemas']['Mobile'];
        };
      };
    };
    responses: {
      /** @description The answer */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': {
            /** @description Only for consentWay link */
            link: string | null;
          };
        };
      };
    };
  };
  cancelCheck: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': {
          checkId: components['schemas']['Uuid'];
          reason: string;
        };
      };
    };
    responses: {
      /** @description The answer */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Done'];
        };
      };
    };
  };
  remindChecks: {
    parameters: {
      query?: never;
      header: {
        /** @description Chosen by the caller, once per intended effect; the same key with another body is refused (2003) */
        'Idempotency-Key': components['parameters']['IdempotencyKey'];
      };
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': {
          records: components['schemas']['CheckSelection'];
        };
      };
    };
    responses: {
      /** @description The answer */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['BulkResult'];
        };
      };
    };
  };
  cancelChecks: {
    parameters: {
      query?: never;
      header: {
        /** @description Chosen by the caller, once per intended effect; the same key with another body is refused (2003) */
        'Idempotency-Key': components['parameters']['IdempotencyKey'];
      };
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': {
          records: components['schemas']['CheckSelection'];
          reason: string;
        };
      };
    };
    responses: {
      /** @description The answer */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['BulkResult'];
        };
      };
    };
  };
  answerInfoRequest: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': {
          checkItemId: components['schemas']['Uuid'];
          text: string;
          fileIds?: components['schemas']['Uuid'][];
        };
      };
    };
    responses: {
      /** @description The answer */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Done'];
        };
      };
    };
  };
  revealPersonal: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': {
          checkId: components['schemas']['Uuid'];
          /** @enum {string} */
          field: 'name' | 'mobile' | 'idNumber' | 'orderedIdNumber' | 'contact' | 'signature';
          /** @description With contact: whose phone the candidate stated */
          contact?: {
            /** @enum {string} */
            section: 'employment' | 'references';
            entry: number;
          };
          purpose: string;
        };
      };
    };
    responses: {
      /** @description The answer */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': {
            value: string;
          };
        };
      };
    };
  };
  openCandidateFile: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': {
          fileId: components['schemas']['Uuid'];
          purpose: string;
        };
      };
    };
    responses: {
      /** @description The answer */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/octet-stream': string;
        };
      };
      /** @description A failure */
      default: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': unknown;
        };
      };
    };
  };
  sendClosingCode: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': Record<string, never>;
      };
    };
    responses: {
      /** @description The answer */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['CodeSent'];
        };
      };
    };
  };
  askClosing: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': {
          /** @description As the account is called: read as it is typed, but for spaces around it */
          accountName: string;
          verifyCode: components['schemas']['VerifyCode'];
          /** @description Why, if the owner says so: operators read it */
          reason?: string;
        };
      };
    };
    responses: {
      /** @description The answer */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Closing'];
        };
      };
    };
  };
  takeClosingBack: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': Record<string, never>;
      };
    };
    responses: {
      /** @description The answer */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': {
            /** @constant */
            done: true;
          };
        };
      };
    };
  };
  listClosings: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': {
          cursor?: components['schemas']['Cursor'];
          limit?: components['schemas']['Limit'];
        };
      };
    };
    responses: {
      /** @description The answer */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': {
            rows: components['schemas']['ClosingRow'][];
            nextCursor: string | null;
            /** @description Of all pages; with the first one */
            total: components['schemas']['WorkCount'] | null;
          };
        };
      };
    };
  };
  downloadErasureCertificate: {
    parameters: {
      query: {
        closingId: components['schemas']['Uuid'];
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The answer */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/octet-stream': string;
        };
      };
      /** @description A failure */
      default: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': unknown;
        };
      };
    };
  };
  findCharges: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': {
          /** @description A whole order number, as it was pasted */
          orderNo: string;
        };
      };
    };
    responses: {
      /** @description The answer */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': {
            rows: components['schemas']['Charge'][];
          };
        };
      };
    };
  };
  askCorrection: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': {
          chargeId: components['schemas']['Uuid'];
          /** @description Fen */
          amount: number;
          /** @description Operators and the enterprise read it */
          reason: string;
        };
      };
    };
    responses: {
      /** @description The answer */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Charge'];
        };
      };
    };
  };
  getCorrectionReview: {
    parameters: {
      query: {
        workItemId: components['schemas']['Uuid'];
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The answer */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['CorrectionReview'];
        };
      };
    };
  };
  confirmCorrection: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': {
          workItemId: components['schemas']['Uuid'];
          verifyCode: components['schemas']['VerifyCode'];
        };
      };
    };
    responses: {
      /** @description The answer */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Done'];
        };
      };
    };
  };
  refuseCorrection: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': {
          workItemId: components['schemas']['Uuid'];
          reason: string;
        };
      };
    };
    responses: {
      /** @description The answer */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Done'];
        };
      };
    };
  };
  getDeparture: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The answer */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Departure'];
        };
      };
    };
  };
  sendAccountExportCode: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': Record<string, never>;
      };
    };
    responses: {
      /** @description The answer */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['CodeSent'];
        };
      };
    };
  };
  startAccountExport: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': {
          verifyCode: components['schemas']['VerifyCode'];
        };
      };
    };
    responses: {
      /** @description The answer */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Task'];
        };
      };
    };
  };
  listDictWords: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The answer */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['DictWords'];
        };
      };
    };
  };
  listDictionaries: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The answer */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['KeptDictionaries'];
        };
      };
    };
  };
  changeDictionary: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['DictChangeInput'];
      };
    };
    responses: {
      /** @description The answer */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['KeptDictionaries'];
        };
      };
    };
  };
  withdrawDictionary: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': {
          changeId: components['schemas']['Uuid'];
        };
      };
    };
    responses: {
      /** @description The answer */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['KeptDictionaries'];
        };
      };
    };
  };
  getCertification: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The answer */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Certification'];
        };
      };
    };
  };
  saveCertificationDraft: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': {
          content: components['schemas']['CertificationDraftContent'] | null;
        };
      };
    };
    responses: {
      /** @description The answer */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Done'];
        };
      };
    };
  };
  listCertifications: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The answer */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['CertificationRecord'][];
        };
      };
    };
  };
  withdrawCertificationChange: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': {
          certificationId: components['schemas']['Uuid'];
          /**
           * @description As it was shown: decided meanwhile, it stays
           * @enum {string}
           */
          status: 'pending' | 'rejected';
          /** @description What was submitted becomes the own draft, to be corrected */
          keepAsDraft?: boolean;
        };
      };
    };
    responses: {
      /** @description The answer */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Done'];
        };
      };
    };
  };
  getCertificationReview: {
    parameters: {
      query: {
        workItemId: components['schemas']['Uuid'];
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The answer */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['CertificationReview'];
        };
      };
    };
  };
  decideCertification: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': {
          workItemId: components['schemas']['Uuid'];
          accept: boolean;
          /** @description Needed for a rejection; the enterprise reads it */
          reason?: string;
          /** @description How many verified enterprises with this code or name the review named, none where absent; more by now, and nothing is accepted */
          sameSeen?: number;
        };
      };
    };
    responses: {
      /** @description The answer */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Done'];
        };
      };
    };
  };
  revealContact: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': {
          workItemId: components['schemas']['Uuid'];
          purpose: string;
        };
      };
    };
    responses: {
      /** @description The answer */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': {
            value: string;
          };
        };
      };
    };
  };
  getServiceContract: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The answer */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ServiceContract'];
        };
      };
    };
  };
  signServiceContract: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': {
          version: string;
          /** @description Of the text that was read */
          hash: string;
          signerName: string;
        };
      };
    };
    responses: {
      /** @description The answer */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ContractSignature'];
        };
      };
    };
  };
  downloadServiceContract: {
    parameters: {
      query: {
        signatureId: components['schemas']['Uuid'];
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The answer */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/octet-stream': string;
        };
      };
      /** @description A failure */
      default: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': unknown;
        };
      };
    };
  };
  downloadFile: {
    parameters: {
      query: {
        fileId: components['schemas']['Uuid'];
        s?: components['schemas']['S'];
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The answer */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/octet-stream': string;
        };
      };
      /** @description A failure */
      default: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': unknown;
        };
      };
    };
  };
  homeSummary: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': {
          from: components['schemas']['Day'];
          to: components['schemas']['Day'];
          /** @description IANA name; days are counted in it */
          timeZone?: string;
        };
      };
    };
    responses: {
      /** @description The answer */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['HomeSummary'];
        };
      };
    };
  };
  getInvoiceDesk: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The answer */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['InvoiceDesk'];
        };
      };
    };
  };
  listInvoiceRequests: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': {
          cursor?: components['schemas']['Cursor'];
          limit?: components['schemas']['Limit'];
        };
      };
    };
    responses: {
      /** @description The answer */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': {
            rows: components['schemas']['InvoiceRequest'][];
            nextCursor: string | null;
          };
        };
      };
    };
  };
  askInvoice: {
    parameters: {
      query?: never;
      header: {
        /** @description Chosen by the caller, once per intended effect; the same key with another body is refused (2003) */
        'Idempotency-Key': components['parameters']['IdempotencyKey'];
      };
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': {
          statementIds: components['schemas']['Uuid'][];
          kind: components['schemas']['InvoiceKind'];
          title: string;
          /** @description As typed; kept in half width without blanks */
          taxNumber: string;
          bankName?: string;
          bankAccount?: string;
          registeredAddress?: string;
          registeredPhone?: string;
          way: components['schemas']['InvoiceWay'];
          email?: string;
          recipient?: string;
          recipientPhone?: string;
          postalAddress?: string;
        };
      };
    };
    responses: {
      /** @description The answer */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['InvoiceRequest'];
        };
      };
    };
  };
  withdrawInvoice: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': {
          requestId: components['schemas']['Uuid'];
        };
      };
    };
    responses: {
      /** @description The answer */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['InvoiceRequest'];
        };
      };
    };
  };
  getInvoiceReview: {
    parameters: {
      query: {
        workItemId: components['schemas']['Uuid'];
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The answer */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['InvoiceReview'];
        };
      };
    };
  };
  uploadInvoiceFile: {
    parameters: {
      query: {
        workItemId: components['schemas']['Uuid'];
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'multipart/form-data': {
          /** Format: binary */
          file: string;
        };
      };
    };
    responses: {
      /** @description The answer */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['UploadedFile'];
        };
      };
    };
  };
  issueInvoice: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': {
          workItemId: components['schemas']['Uuid'];
          /** @description The 20 digits of a digital invoice, or code and number of an older one together; each once over all accounts */
          number: string;
          issuedOn: components['schemas']['Day'];
          fileId: components['schemas']['Uuid'];
        };
      };
    };
    responses: {
      /** @description The answer */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Done'];
        };
      };
    };
  };
  rejectInvoice: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': {
          workItemId: components['schemas']['Uuid'];
          reason: string;
        };
      };
    };
    responses: {
      /** @description The answer */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Done'];
        };
      };
    };
  };
  replaceInvoice: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': {
          workItemId: components['schemas']['Uuid'];
          /** @description The wrong one, as it was read */
          invoiceId: components['schemas']['Uuid'];
          /** @description The 20 digits of a digital invoice, or code and number of an older one together; each once over all accounts */
          number: string;
          issuedOn: components['schemas']['Day'];
          fileId: components['schemas']['Uuid'];
          reason: string;
        };
      };
    };
    responses: {
      /** @description The answer */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Done'];
        };
      };
    };
  };
  listLimits: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The answer */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['KeptLimits'];
        };
      };
    };
  };
  changeLimit: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['LimitChangeInput'];
      };
    };
    responses: {
      /** @description The answer */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['KeptLimits'];
        };
      };
    };
  };
  withdrawLimit: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': {
          changeId: components['schemas']['Uuid'];
        };
      };
    };
    responses: {
      /** @description The answer */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['KeptLimits'];
        };
      };
    };
  };
  listLostPhones: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The answer */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['LostPhone'][];
        };
      };
    };
  };
  sendLostPhoneCode: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': Record<string, never>;
      };
    };
    responses: {
      /** @description The answer */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['CodeSent'];
        };
      };
    };
  };
  askLostPhone: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': {
          userId: components['schemas']['Uuid'];
          /** @description The new phone */
          mobile: components['schemas']['Mobile'];
          reason: string;
          verifyCode: components['schemas']['VerifyCode'];
        };
      };
    };
    responses: {
      /** @description The answer */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['LostPhone'];
        };
      };
    };
  };
  withdrawLostPhone: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': {
          lostPhoneId: components['schemas']['Uuid'];
        };
      };
    };
    responses: {
      /** @description The answer */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Done'];
        };
      };
    };
  };
  getLostPhoneReview: {
    parameters: {
      query: {
        workItemId: components['schemas']['Uuid'];
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The answer */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['LostPhoneReview'];
        };
      };
    };
  };
  revealLostPhoneContact: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': {
          workItemId: components['schemas']['Uuid'];
          purpose: string;
        };
      };
    };
    responses: {
      /** @description The answer */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': {
            value: string;
          };
        };
      };
    };
  };
  sendLostPhoneDecisionCode: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': Record<string, never>;
      };
    };
    responses: {
      /** @description The answer */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['CodeSent'];
        };
      };
    };
  };
  decideLostPhone: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': {
          workItemId: components['schemas']['Uuid'];
          accept: boolean;
          /** @description How one made sure, or why it is rejected; the enterprise's managers read it */
          note: string;
          /** @description Needed to approve */
          verifyCode?: components['schemas']['VerifyCode'];
        };
      };
    };
    responses: {
      /** @description The answer */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Done'];
        };
      };
    };
  };
  listNotifications: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': {
          /**
           * @description Only those not read yet
           * @constant
           */
          unread?: true;
          cursor?: components['schemas']['Cursor'];
          limit?: components['schemas']['Limit'];
        };
      };
    };
    responses: {
      /** @description The answer */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': {
            rows: components['schemas']['Notification'][];
            nextCursor: string | null;
          };
        };
      };
    };
  };
  readNotification: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': {
          notificationId: components['schemas']['Uuid'];
        };
      };
    };
    responses: {
      /** @description The answer */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Done'];
        };
      };
    };
  };
  readAllNotifications: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': Record<string, never>;
      };
    };
    responses: {
      /** @description The answer */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Done'];
        };
      };
    };
  };
  getNotificationChoices: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The answer */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['NotificationChoices'];
        };
      };
    };
  };
  saveNotificationChoices: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': {
          changes?: {
            kind: components['schemas']['NotificationKind'];
            channel: components['schemas']['NotificationChannel'];
            isOn: boolean;
          }[];
          ofOthers?: boolean;
        };
      };
    };
    responses: {
      /** @description The answer */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['NotificationChoices'];
        };
      };
    };
  };
  countUnreadNotifications: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The answer */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': {
            /** @description 100 stands for that many or more */
            unread: number;
          };
        };
      };
    };
  };
  quoteOrder: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': {
          packageId: components['schemas']['Uuid'];
          itemCodes: string[];
          mobile?: components['schemas']['Mobile'];
          idNumber?: string;
        };
      };
    };
    responses: {
      /** @description The answer */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Quote'];
        };
      };
    };
  };
  getOrderTerms: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The answer */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['OrderTerms'];
        };
      };
    };
  };
  placeOrder: {
    parameters: {
      query?: never;
      header: {
        /** @description Chosen by the caller, once per intended effect; the same key with another body is refused (2003) */
        'Idempotency-Key': components['parameters']['IdempotencyKey'];
      };
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['PlaceOrderRequest'];
      };
    };
    responses: {
      /** @description The answer */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['PlacedOrder'];
        };
      };
    };
  };
  getOrder: {
    parameters: {
      query: {
        orderId: components['schemas']['Uuid'];
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The answer */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['PlacedOrder'];
        };
      };
    };
  };
  getOrderDraft: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The answer */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['OrderDraft'];
        };
      };
    };
  };
  saveOrderDraft: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': {
          /** @description Of the draft that the form was opened with, or of its own last saving */
          generation: number;
          content: components['schemas']['OrderDraftContent'] | null;
        };
      };
    };
    responses: {
      /** @description The answer */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['KeptDraft'];
        };
      };
    };
  };
  listPackages: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': Record<string, never>;
      };
    };
    responses: {
      /** @description The answer */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Package'][];
        };
      };
    };
  };
  listAllPackages: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The answer */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ListedPackage'][];
        };
      };
    };
  };
  getPackage: {
    parameters: {
      query: {
        packageId: components['schemas']['Uuid'];
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The answer */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['PackageDetail'];
        };
      };
    };
  };
  listCatalogueItems: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The answer */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['CatalogueItem'][];
        };
      };
    };
  };
  savePackageDraft: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['PackageDraftInput'];
      };
    };
    responses: {
      /** @description The answer */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['SavedPackage'];
        };
      };
    };
  };
  publishPackage: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['PackagePublishing'];
      };
    };
    responses: {
      /** @description The answer */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['PublishedPackage'];
        };
      };
    };
  };
  discardPackageDraft: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['PackageDraftKey'];
      };
    };
    responses: {
      /** @description The answer */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Done'];
        };
      };
    };
  };
  setPackageActive: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['PackageSwitch'];
      };
    };
    responses: {
      /** @description The answer */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Done'];
        };
      };
    };
  };
  listPayments: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': {
          cursor?: components['schemas']['Cursor'];
          limit?: components['schemas']['Limit'];
        };
      };
    };
    responses: {
      /** @description The answer */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': {
            rows: components['schemas']['Payment'][];
            nextCursor: string | null;
          };
        };
      };
    };
  };
  createPayment: {
    parameters: {
      query?: never;
      header: {
        /** @description Chosen by the caller, once per intended effect; the same key with another body is refused (2003) */
        'Idempotency-Key': components['parameters']['IdempotencyKey'];
      };
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': {
          amount: components['schemas']['RechargeAmount'];
        };
      };
    };
    responses: {
      /** @description The answer */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Payment'];
        };
      };
    };
  };
  showPaymentCode: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': {
          paymentId: components['schemas']['Uuid'];
        };
      };
    };
    responses: {
      /** @description The answer */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Payment'];
        };
      };
    };
  };
  checkPayment: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': {
          paymentId: components['schemas']['Uuid'];
        };
      };
    };
    responses: {
      /** @description The answer */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Payment'];
        };
      };
    };
  };
  cancelPayment: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': {
          paymentId: components['schemas']['Uuid'];
        };
      };
    };
    responses: {
      /** @description The answer */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Payment'];
        };
      };
    };
  };
  getPaymentReview: {
    parameters: {
      query: {
        workItemId: components['schemas']['Uuid'];
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The answer */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['PaymentReview'];
        };
      };
    };
  };
  settlePaymentReview: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': {
          workItemId: components['schemas']['Uuid'];
          outcome: components['schemas']['PaymentOutcome'];
          note: string;
        };
      };
    };
    responses: {
      /** @description The answer */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Done'];
        };
      };
    };
  };
  getPayoutDesk: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The answer */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['PayoutDesk'];
        };
      };
    };
  };
  listPayouts: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': {
          cursor?: components['schemas']['Cursor'];
          limit?: components['schemas']['Limit'];
        };
      };
    };
    responses: {
      /** @description The answer */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': {
            rows: components['schemas']['Payout'][];
            nextCursor: string | null;
          };
        };
      };
    };
  };
  sendPayoutCode: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': Record<string, never>;
      };
    };
    responses: {
      /** @description The answer */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['CodeSent'];
        };
      };
    };
  };
  askPayout: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': {
          amount: components['schemas']['PayoutAmount'];
          /** @description The bank with its branch */
          bankName: string;
          accountNo: string;
          /** @description Operators and the enterprise read it */
          reason?: string;
          verifyCode: components['schemas']['VerifyCode'];
        };
      };
    };
    responses: {
      /** @description The answer */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Payout'];
        };
      };
    };
  };
  withdrawPayout: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': {
          payoutId: components['schemas']['Uuid'];
        };
      };
    };
    responses: {
      /** @description The answer */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Payout'];
        };
      };
    };
  };
  getPayoutReview: {
    parameters: {
      query: {
        workItemId: components['schemas']['Uuid'];
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The answer */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['PayoutReview'];
        };
      };
    };
  };
  sendPayoutDecisionCode: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': Record<string, never>;
      };
    };
    responses: {
      /** @description The answer */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['CodeSent'];
        };
      };
    };
  };
  enterPayout: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': {
          workItemId: components['schemas']['Uuid'];
          /** @description As the bank names the transfer: one for each payout, over all accounts */
          bankReference: string;
          verifyCode: components['schemas']['VerifyCode'];
        };
      };
    };
    responses: {
      /** @description The answer */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Done'];
        };
      };
    };
  };
  confirmPayout: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': {
          workItemId: components['schemas']['Uuid'];
          /** @description As it was read */
          bankReference: string;
          verifyCode: components['schemas']['VerifyCode'];
        };
      };
    };
    responses: {
      /** @description The answer */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Done'];
        };
      };
    };
  };
  rejectPayout: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': {
          workItemId: components['schemas']['Uuid'];
          reason: string;
          verifyCode?: components['schemas']['VerifyCode'];
        };
      };
    };
    responses: {
      /** @description The answer */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Done'];
        };
      };
    };
  };
  findPricedEnterprises: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': {
          text: string;
        };
      };
    };
    responses: {
      /** @description The answer */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['PricedEnterprises'];
        };
      };
    };
  };
  getEnterprisePrices: {
    parameters: {
      query: {
        enterpriseId: components['schemas']['Uuid'];
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The answer */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['EnterprisePrices'];
        };
      };
    };
  };
  setOwnPrice: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['OwnPriceInput'];
      };
    };
    responses: {
      /** @description The answer */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['EnterprisePrices'];
        };
      };
    };
  };
  withdrawOwnPrice: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': {
          enterpriseId: components['schemas']['Uuid'];
          priceId: components['schemas']['Uuid'];
        };
      };
    };
    responses: {
      /** @description The answer */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Done'];
        };
      };
    };
  };
  getRechargeDesk: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The answer */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['RechargeDesk'];
        };
      };
    };
  };
  listRecharges: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': {
          cursor?: components['schemas']['Cursor'];
          limit?: components['schemas']['Limit'];
        };
      };
    };
    responses: {
      /** @description The answer */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': {
            rows: components['schemas']['Recharge'][];
            nextCursor: string | null;
          };
        };
      };
    };
  };
  askRecharge: {
    parameters: {
      query?: never;
      header: {
        /** @description Chosen by the caller, once per intended effect; the same key with another body is refused (2003) */
        'Idempotency-Key': components['parameters']['IdempotencyKey'];
      };
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': {
          amount: components['schemas']['RechargeAmount'];
          paidOn: components['schemas']['Day'];
          /** @description Whose account paid */
          payerName: string;
          slipFileId: components['schemas']['Uuid'];
        };
      };
    };
    responses: {
      /** @description The answer */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Recharge'];
        };
      };
    };
  };
  replaceRechargeSlip: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': {
          rechargeId: components['schemas']['Uuid'];
          slipFileId: components['schemas']['Uuid'];
        };
      };
    };
    responses: {
      /** @description The answer */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Recharge'];
        };
      };
    };
  };
  withdrawRecharge: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': {
          rechargeId: components['schemas']['Uuid'];
        };
      };
    };
    responses: {
      /** @description The answer */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Recharge'];
        };
      };
    };
  };
  getRechargeReview: {
    parameters: {
      query: {
        workItemId: components['schemas']['Uuid'];
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The answer */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['RechargeReview'];
        };
      };
    };
  };
  sendRechargeCode: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': Record<string, never>;
      };
    };
    responses: {
      /** @description The answer */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['CodeSent'];
        };
      };
    };
  };
  confirmRecharge: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': {
          workItemId: components['schemas']['Uuid'];
          amount: components['schemas']['RechargeAmount'];
          /** @description As the bank names the payment: booked once, over all accounts */
          bankReference: string;
          verifyCode: components['schemas']['VerifyCode'];
        };
      };
    };
    responses: {
      /** @description The answer */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': {
            status: components['schemas']['RechargeStatus'];
          };
        };
      };
    };
  };
  rejectRecharge: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': {
          workItemId: components['schemas']['Uuid'];
          reason: string;
        };
      };
    };
    responses: {
      /** @description The answer */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Done'];
        };
      };
    };
  };
  listRegistrationForms: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The answer */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ListedRegistrationForm'][];
        };
      };
    };
  };
  getRegistrationForm: {
    parameters: {
      query: {
        formId: components['schemas']['Uuid'];
        /** @description Left out for the present one */
        version?: number;
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The answer */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['RegistrationForm'];
        };
      };
    };
  };
  saveRegistrationForm: {
    parameters: {
      query?: never;
      header: {
        /** @description Chosen by the caller, once per intended effect; the same key with another body is refused (2003) */
        'Idempotency-Key': components['parameters']['IdempotencyKey'];
      };
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['RegistrationFormInput'];
      };
    };
    responses: {
      /** @description The answer */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['SavedRegistrationForm'];
        };
      };
    };
  };
  setRegistrationLink: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['RegistrationLinkInput'];
      };
    };
    responses: {
      /** @description The answer */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['RegistrationLink'];
        };
      };
    };
  };
  closeRegistrationLink: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['RegistrationFormKey'];
      };
    };
    responses: {
      /** @description The answer */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Done'];
        };
      };
    };
  };
  listApplications: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': {
          formId?: components['schemas']['Uuid'];
          /** @description Part of a name, or a whole phone */
          text?: string;
          /** @description Only those that a check was begun from, or only the others */
          checked?: boolean;
          /** @description Only those that have this tag */
          tag?: string;
          /** @description The first day they were sent, as days are in China */
          from?: components['schemas']['Day'];
          /** @description The last day */
          to?: components['schemas']['Day'];
          cursor?: components['schemas']['Cursor'];
          limit?: components['schemas']['Limit'];
        };
      };
    };
    responses: {
      /** @description The answer */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': {
            rows: components['schemas']['ListedApplication'][];
            nextCursor: string | null;
          };
        };
      };
    };
  };
  getApplication: {
    parameters: {
      query: {
        applicationId: components['schemas']['Uuid'];
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The answer */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Application'];
        };
      };
    };
  };
  deleteApplication: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['ApplicationKey'];
      };
    };
    responses: {
      /** @description The answer */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Done'];
        };
      };
    };
  };
  exportApplications: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['ApplicationExport'];
      };
    };
    responses: {
      /** @description The answer */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/octet-stream': string;
        };
      };
      /** @description A failure */
      default: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': unknown;
        };
      };
    };
  };
  openApplicationFile: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['ApplicationFileKey'];
      };
    };
    responses: {
      /** @description The answer */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/octet-stream': string;
        };
      };
      /** @description A failure */
      default: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': unknown;
        };
      };
    };
  };
  listInvitees: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': {
          formId: components['schemas']['Uuid'];
          /** @description Part of a name, or a whole phone */
          text?: string;
          state?: components['schemas']['InviteeState'];
          cursor?: components['schemas']['Cursor'];
          limit?: components['schemas']['Limit'];
        };
      };
    };
    responses: {
      /** @description The answer */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': {
            rows: components['schemas']['Invitee'][];
            nextCursor: string | null;
          };
        };
      };
    };
  };
  addInvitees: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['InviteesInput'];
      };
    };
    responses: {
      /** @description The answer */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['AddedInvitees'];
        };
      };
    };
  };
  sendApplicantInvitations: {
    parameters: {
      query?: never;
      header: {
        /** @description Chosen by the caller, once per intended effect; the same key with another body is refused (2003) */
        'Idempotency-Key': components['parameters']['IdempotencyKey'];
      };
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['InvitationsInput'];
      };
    };
    responses: {
      /** @description The answer */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['SentInvitations'];
        };
      };
    };
  };
  withdrawInvitees: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['InviteeKeys'];
      };
    };
    responses: {
      /** @description The answer */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['WithdrawnInvitees'];
        };
      };
    };
  };
  exportInvitees: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['InviteeExport'];
      };
    };
    responses: {
      /** @description The answer */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/octet-stream': string;
        };
      };
      /** @description A failure */
      default: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': unknown;
        };
      };
    };
  };
  listRegistrationTags: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The answer */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': string[];
        };
      };
    };
  };
  deleteRegistrationTag: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['RegistrationTagKey'];
      };
    };
    responses: {
      /** @description The answer */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Done'];
        };
      };
    };
  };
  setApplicationTags: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['ApplicationTagsInput'];
      };
    };
    responses: {
      /** @description The answer */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ApplicationTags'];
        };
      };
    };
  };
  downloadRegistrationSheet: {
    parameters: {
      query: {
        formId: components['schemas']['Uuid'];
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The answer */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/octet-stream': string;
        };
      };
      /** @description A failure */
      default: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': unknown;
        };
      };
    };
  };
  getOwnApplication: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['OnlyS'];
      };
    };
    responses: {
      /** @description The answer */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['OwnApplication'];
        };
      };
    };
  };
  saveOwnApplication: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['OwnApplicationInput'];
      };
    };
    responses: {
      /** @description The answer */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': {
            savedAt: components['schemas']['Instant'];
          };
        };
      };
    };
  };
  submitOwnApplication: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['OwnSubmission'];
      };
    };
    responses: {
      /** @description The answer */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['OwnApplication'];
        };
      };
    };
  };
  deleteOwnApplication: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['OnlyS'];
      };
    };
    responses: {
      /** @description The answer */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Done'];
        };
      };
    };
  };
  uploadOwnFile: {
    parameters: {
      query: {
        s: components['schemas']['S'];
        /** @description The question it answers; without it, it is one of the documents */
        questionId?: components['schemas']['Uuid'];
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'multipart/form-data': {
          /** Format: binary */
          file: string;
        };
      };
    };
    responses: {
      /** @description The answer */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['UploadedFile'];
        };
      };
    };
  };
  deleteOwnFile: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['OwnFileKey'];
      };
    };
    responses: {
      /** @description The answer */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Done'];
        };
      };
    };
  };
  getReportDraft: {
    parameters: {
      query: {
        checkId: components['schemas']['Uuid'];
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The answer */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ReportDraft'];
        };
      };
    };
  };
  saveFinding: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['SaveFindingRequest'];
      };
    };
    responses: {
      /** @description The answer */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['DraftItem'];
        };
      };
    };
  };
  completeItem: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': {
          checkItemId: components['schemas']['Uuid'];
          rowVersion: number;
        };
      };
    };
    responses: {
      /** @description The answer */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['DraftItem'];
        };
      };
    };
  };
  reopenItem: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': {
          checkItemId: components['schemas']['Uuid'];
          reason: string;
        };
      };
    };
    responses: {
      /** @description The answer */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['DraftItem'];
        };
      };
    };
  };
  requestInfo: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': {
          checkItemId: components['schemas']['Uuid'];
          question: string;
          /** @enum {string} */
          of: 'candidate' | 'enterprise';
        };
      };
    };
    responses: {
      /** @description The answer */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['DraftItem'];
        };
      };
    };
  };
  addEvidence: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': {
          checkItemId: components['schemas']['Uuid'];
          fileId?: components['schemas']['Uuid'];
          source: string;
          /** @enum {string} */
          method: 'phone' | 'email' | 'letter' | 'website' | 'register' | 'document' | 'computed' | 'list';
          obtainedAt: components['schemas']['Instant'];
          note?: string;
        };
      };
    };
    responses: {
      /** @description The answer */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Evidence'];
        };
      };
    };
  };
  removeEvidence: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': {
          evidenceId: components['schemas']['Uuid'];
        };
      };
    };
    responses: {
      /** @description The answer */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Done'];
        };
      };
    };
  };
  uploadEvidence: {
    parameters: {
      query: {
        checkId: components['schemas']['Uuid'];
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'multipart/form-data': {
          /** Format: binary */
          file: string;
        };
      };
    };
    responses: {
      /** @description The answer */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['UploadedFile'];
        };
      };
    };
  };
  submitForReview: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': {
          checkId: components['schemas']['Uuid'];
          summary: string;
        };
      };
    };
    responses: {
      /** @description The answer */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ReportDraft'];
        };
      };
    };
  };
  returnReport: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': {
          checkId: components['schemas']['Uuid'];
          points: {
            /** @description The item it is about; absent for the whole report */
            checkItemId?: components['schemas']['Uuid'];
            text: string;
          }[];
        };
      };
    };
    responses: {
      /** @description The answer */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ReportDraft'];
        };
      };
    };
  };
  tickReviewPoint: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': {
          checkId: components['schemas']['Uuid'];
          pointId: components['schemas']['Uuid'];
          isDone: boolean;
        };
      };
    };
    responses: {
      /** @description The answer */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ReportDraft'];
        };
      };
    };
  };
  openInReview: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': {
          checkItemId: components['schemas']['Uuid'];
        };
      };
    };
    responses: {
      /** @description The answer */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': {
            /** @description What is still to be opened */
            toOpen: components['schemas']['Uuid'][];
          };
        };
      };
    };
  };
  publishReport: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': {
          checkId: components['schemas']['Uuid'];
          comment?: string;
        };
      };
    };
    responses: {
      /** @description The answer */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ReportDraft'];
        };
      };
    };
  };
  getReport: {
    parameters: {
      query: {
        checkId: components['schemas']['Uuid'];
        version?: number;
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The answer */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ReportView'];
        };
      };
    };
  };
  disputeReport: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': {
          checkId: components['schemas']['Uuid'];
          reason: string;
          checkItemId?: components['schemas']['Uuid'];
          /** @description What proves it; uploaded by the same person (file/upload) */
          fileIds?: components['schemas']['Uuid'][];
        };
      };
    };
    responses: {
      /** @description The answer */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Done'];
        };
      };
    };
  };
  rejectDispute: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': {
          checkId: components['schemas']['Uuid'];
          /** @description Told to who disputed */
          reason: string;
        };
      };
    };
    responses: {
      /** @description The answer */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ReportDraft'];
        };
      };
    };
  };
  createShare: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': {
          checkId: components['schemas']['Uuid'];
          mobiles: components['schemas']['Mobile'][];
          /** @description 72 where absent */
          hours?: number;
          /** @description 20 where absent */
          maxViews?: number;
          /** @description Item codes: every item of such a kind is left out */
          leaveOut?: string[];
          sendSms?: boolean;
        };
      };
    };
    responses: {
      /** @description The answer */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': {
            share: components['schemas']['Share'];
            /** @description Told once; only its hash is kept */
            link: string;
          };
        };
      };
    };
  };
  listShares: {
    parameters: {
      query: {
        checkId: components['schemas']['Uuid'];
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The answer */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': {
            rows: components['schemas']['Share'][];
          };
        };
      };
    };
  };
  revokeShare: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': {
          shareId: components['schemas']['Uuid'];
        };
      };
    };
    responses: {
      /** @description The answer */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Done'];
        };
      };
    };
  };
  getRetention: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The answer */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['RetentionSetting'];
        };
      };
    };
  };
  previewRetention: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['RetentionDays'];
      };
    };
    responses: {
      /** @description The answer */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['RetentionPreview'];
        };
      };
    };
  };
  saveRetention: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['RetentionDays'];
      };
    };
    responses: {
      /** @description The answer */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['RetentionSetting'];
        };
      };
    };
  };
  listHolds: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The answer */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['LegalHold'][];
        };
      };
    };
  };
  placeHold: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['PlaceHoldRequest'];
      };
    };
    responses: {
      /** @description The answer */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Done'];
        };
      };
    };
  };
  releaseHold: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['ReleaseHoldRequest'];
      };
    };
    responses: {
      /** @description The answer */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Done'];
        };
      };
    };
  };
  listReceivedMoney: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': {
          /** @description A part of the enterprise's name, or the whole reference */
          text?: string;
          cursor?: components['schemas']['Cursor'];
          limit?: components['schemas']['Limit'];
        };
      };
    };
    responses: {
      /** @description The answer */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': {
            rows: components['schemas']['ReceivedMoney'][];
            nextCursor: string | null;
            /** @description Of all pages; with the first one */
            total: components['schemas']['WorkCount'] | null;
          };
        };
      };
    };
  };
  askReversal: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': {
          bookingId: components['schemas']['Uuid'];
          /** @description Operators and the enterprise read it */
          reason: string;
          giveBack: components['schemas']['GiveBack'];
        };
      };
    };
    responses: {
      /** @description The answer */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ReceivedMoney'];
        };
      };
    };
  };
  getReversalReview: {
    parameters: {
      query: {
        workItemId: components['schemas']['Uuid'];
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The answer */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ReversalReview'];
        };
      };
    };
  };
  confirmReversal: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': {
          workItemId: components['schemas']['Uuid'];
          verifyCode: components['schemas']['VerifyCode'];
        };
      };
    };
    responses: {
      /** @description The answer */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Done'];
        };
      };
    };
  };
  refuseReversal: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': {
          workItemId: components['schemas']['Uuid'];
          reason: string;
        };
      };
    };
    responses: {
      /** @description The answer */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Done'];
        };
      };
    };
  };
  getRechargeLimit: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The answer */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['RechargeLimit'];
        };
      };
    };
  };
  askRechargeLimit: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': {
          /** @description Fen */
          above: number;
        };
      };
    };
    responses: {
      /** @description The answer */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['RechargeLimit'];
        };
      };
    };
  };
  confirmRechargeLimit: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': {
          changeId: components['schemas']['Uuid'];
          verifyCode: components['schemas']['VerifyCode'];
        };
      };
    };
    responses: {
      /** @description The answer */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['RechargeLimit'];
        };
      };
    };
  };
  refuseRechargeLimit: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': {
          changeId: components['schemas']['Uuid'];
        };
      };
    };
    responses: {
      /** @description The answer */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['RechargeLimit'];
        };
      };
    };
  };
  getSignedText: {
    parameters: {
      query: {
        kind: components['schemas']['SignedTextKind'];
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The answer */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['SignedText'];
        };
      };
    };
  };
  getTextVersion: {
    parameters: {
      query: {
        kind: components['schemas']['SignedTextKind'];
        version: string;
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The answer */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['TextVersionDetail'];
        };
      };
    };
  };
  askTextVersion: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['TextVersionInput'];
      };
    };
    responses: {
      /** @description The answer */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['SignedText'];
        };
      };
    };
  };
  sendTextCode: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': Record<string, never>;
      };
    };
    responses: {
      /** @description The answer */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['CodeSent'];
        };
      };
    };
  };
  signOffTextVersion: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': {
          changeId: components['schemas']['Uuid'];
          verifyCode: string;
        };
      };
    };
    responses: {
      /** @description The answer */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['SignedText'];
        };
      };
    };
  };
  sendBackTextVersion: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': {
          changeId: components['schemas']['Uuid'];
          reason: string;
        };
      };
    };
    responses: {
      /** @description The answer */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['SignedText'];
        };
      };
    };
  };
  withdrawTextVersion: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': {
          changeId: components['schemas']['Uuid'];
        };
      };
    };
    responses: {
      /** @description The answer */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['SignedText'];
        };
      };
    };
  };
  getSphereSettings: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The answer */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['SphereSettings'];
        };
      };
    };
  };
  changeSphereSettings: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['SphereChangeInput'];
      };
    };
    responses: {
      /** @description The answer */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['SphereSettings'];
        };
      };
    };
  };
  withdrawSphereChange: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': {
          changeId: components['schemas']['Uuid'];
        };
      };
    };
    responses: {
      /** @description The answer */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Done'];
        };
      };
    };
  };
  listStandardPackages: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The answer */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['StandardPackage'][];
        };
      };
    };
  };
  getStandardPackage: {
    parameters: {
      query: {
        packageId: components['schemas']['Uuid'];
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The answer */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['StandardPackageDetail'];
        };
      };
    };
  };
  previewStandardPackage: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': {
          packageId: components['schemas']['Uuid'];
          effectiveOn: components['schemas']['Day'];
          items: components['schemas']['StandardPackageItem'][];
        };
      };
    };
    responses: {
      /** @description The answer */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['StandardPackagePreview'];
        };
      };
    };
  };
  changeStandardPackage: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['StandardPackageInput'];
      };
    };
    responses: {
      /** @description The answer */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['StandardPackageDetail'];
        };
      };
    };
  };
  withdrawStandardPackage: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': {
          packageId: components['schemas']['Uuid'];
          version: number;
        };
      };
    };
    responses: {
      /** @description The answer */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Done'];
        };
      };
    };
  };
  listStatements: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': {
          cursor?: components['schemas']['Cursor'];
          limit?: components['schemas']['Limit'];
        };
      };
    };
    responses: {
      /** @description The answer */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': {
            rows: components['schemas']['Statement'][];
            nextCursor: string | null;
          };
        };
      };
    };
  };
  downloadStatement: {
    parameters: {
      query: {
        statementId: components['schemas']['Uuid'];
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The answer */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/octet-stream': string;
        };
      };
      /** @description A failure */
      default: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': unknown;
        };
      };
    };
  };
  exportStatement: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['StatementExport'];
      };
    };
    responses: {
      /** @description The answer */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/octet-stream': string;
        };
      };
      /** @description A failure */
      default: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': unknown;
        };
      };
    };
  };
  startChecksExport: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['CheckExport'];
      };
    };
    responses: {
      /** @description The answer */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Task'];
        };
      };
    };
  };
  startAuditExport: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['AuditExport'];
      };
    };
    responses: {
      /** @description The answer */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Task'];
        };
      };
    };
  };
  startStatementExport: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['StatementExport'];
      };
    };
    responses: {
      /** @description The answer */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Task'];
        };
      };
    };
  };
  startLedgerExport: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['LedgerExport'];
      };
    };
    responses: {
      /** @description The answer */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Task'];
        };
      };
    };
  };
  startApplicationsExport: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['ApplicationExport'];
      };
    };
    responses: {
      /** @description The answer */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Task'];
        };
      };
    };
  };
  listTasks: {
    parameters: {
      query?: {
        kind?: components['schemas']['TaskKind'];
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The answer */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Task'][];
        };
      };
    };
  };
  getTask: {
    parameters: {
      query: {
        taskId: components['schemas']['Uuid'];
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The answer */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Task'];
        };
      };
    };
  };
  cancelTask: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': {
          taskId: components['schemas']['Uuid'];
        };
      };
    };
    responses: {
      /** @description The answer */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Task'];
        };
      };
    };
  };
  downloadTaskFile: {
    parameters: {
      query: {
        taskId: components['schemas']['Uuid'];
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The answer */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/octet-stream': string;
        };
      };
      /** @description A failure */
      default: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': unknown;
        };
      };
    };
  };
  listSavedViews: {
    parameters: {
      query: {
        screen: components['schemas']['ViewScreen'];
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The answer */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['SavedView'][];
        };
      };
    };
  };
  saveView: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': {
          screen: components['schemas']['ViewScreen'];
          name: components['schemas']['ViewName'];
          query: components['schemas']['ViewQuery'];
        };
      };
    };
    responses: {
      /** @description The answer */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['SavedView'];
        };
      };
    };
  };
  changeView: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': {
          viewId: components['schemas']['Uuid'];
          name?: components['schemas']['ViewName'];
          query?: components['schemas']['ViewQuery'];
          /** @description For this user alone */
          isDefault?: boolean;
          /** @description True: everybody of the account who reads records has it in their list */
          isShared?: boolean;
        };
      };
    };
    responses: {
      /** @description The answer */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['SavedView'];
        };
      };
    };
  };
  deleteView: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': {
          viewId: components['schemas']['Uuid'];
        };
      };
    };
    responses: {
      /** @description The answer */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Done'];
        };
      };
    };
  };
  listWebhooks: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The answer */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Webhook'][];
        };
      };
    };
  };
  createWebhook: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': {
          name: components['schemas']['WebhookName'];
          url: components['schemas']['WebhookUrl'];
          kinds: components['schemas']['WebhookKinds'];
        };
      };
    };
    responses: {
      /** @description The answer */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['WebhookWithSecret'];
        };
      };
    };
  };
  editWebhook: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': {
          webhookId: components['schemas']['Uuid'];
          name?: components['schemas']['WebhookName'];
          url?: components['schemas']['WebhookUrl'];
          kinds?: components['schemas']['WebhookKinds'];
        };
      };
    };
    responses: {
      /** @description The answer */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Webhook'];
        };
      };
    };
  };
  setWebhookStatus: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': {
          webhookId: components['schemas']['Uuid'];
          status: components['schemas']['WebhookStatus'];
        };
      };
    };
    responses: {
      /** @description The answer */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Webhook'];
        };
      };
    };
  };
  deleteWebhook: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': {
          webhookId: components['schemas']['Uuid'];
        };
      };
    };
    responses: {
      /** @description The answer */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Done'];
        };
      };
    };
  };
  rotateWebhookSecret: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': {
          webhookId: components['schemas']['Uuid'];
        };
      };
    };
    responses: {
      /** @description The answer */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['WebhookWithSecret'];
        };
      };
    };
  };
  testWebhook: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': {
          webhookId: components['schemas']['Uuid'];
        };
      };
    };
    responses: {
      /** @description The answer */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['WebhookDelivery'];
        };
      };
    };
  };
  listWebhookDeliveries: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': {
          webhookId: components['schemas']['Uuid'];
          status?: components['schemas']['DeliveryStatus'];
          /** @description Only these of the deliveries that fit */
          deliveryId?: components['schemas']['Uuid'][];
          cursor?: components['schemas']['Cursor'];
          limit?: components['schemas']['Limit'];
        };
      };
    };
    responses: {
      /** @description The answer */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': {
            rows: components['schemas']['WebhookDelivery'][];
            nextCursor: string | null;
          };
        };
      };
    };
  };
  getWebhookDelivery: {
    parameters: {
      query: {
        deliveryId: components['schemas']['Uuid'];
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The answer */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['WebhookDeliveryDetail'];
        };
      };
    };
  };
  redeliverWebhook: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': {
          deliveryId: components['schemas']['Uuid'];
        };
      };
    };
    responses: {
      /** @description The answer */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['WebhookDelivery'];
        };
      };
    };
  };
  listWorkItems: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': {
          kind?: components['schemas']['WorkItemKind'][];
          /** @enum {string} */
          state?: 'open' | 'mine' | 'done' | 'all';
          /** @description A whole order number, or the start of a customer's name, or of a candidate's for roles that are shown those */
          q?: string;
          /**
           * @description Only kinds that this user's role works
           * @constant
           */
          workable?: true;
          /**
           * @description Only what is later than due; what is paused is not
           * @constant
           */
          overdue?: true;
          /** @description Only the rows of these, and of the checks they are about; total is that without it */
          workItemId?: components['schemas']['Uuid'][];
          cursor?: components['schemas']['Cursor'];
          limit?: components['schemas']['Limit'];
        };
      };
    };
    responses: {
      /** @description The answer */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': {
            rows: components['schemas']['WorkItem'][];
            nextCursor: string | null;
            /** @description Of all pages; with the first one */
            total: {
              count: number;
              /** @description At least so many, in full thousands */
              capped: boolean;
              /** @description More than 2 000 names contain the searched text: only the work of those that start with it is listed */
              onlyStarts: boolean;
              /** @description The same search among what is open, and among what is this user's */
              tabs: {
                open: components['schemas']['WorkCount'];
                mine: components['schemas']['WorkCount'];
              };
            } | null;
          };
        };
      };
    };
  };
  claimWorkItem: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': {
          workItemId: components['schemas']['Uuid'];
          take: boolean;
          /** @description Why it is given back, which asks for it; it stands at the work for whoever takes it next */
          note?: string;
          /**
           * @description Take it over from whoever has it; without it that is refused
           * @constant
           */
          over?: true;
          /**
           * @description Of work on items: everything of the check that is in the same case
           * @constant
           */
          wholeCheck?: true;
        };
      };
    };
    responses: {
      /** @description The answer */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['WorkItem'];
        };
      };
    };
  };
  takeCheck: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': {
          checkId: components['schemas']['Uuid'];
        };
      };
    };
    responses: {
      /** @description The answer */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': {
            taken: number;
          };
        };
      };
    };
  };
  listWorkColleagues: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': {
          workItemId: components['schemas']['Uuid'];
        };
      };
    };
    responses: {
      /** @description The answer */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': {
            rows: {
              userId: components['schemas']['Uuid'];
              name: string;
              /**
               * @description Of work on a check: whether they may still publish its report, last where nobody else may, so that nobody may once they work on it; null for other work
               * @enum {string|null}
               */
              publishing: 'may' | 'last' | 'mayNot' | null;
            }[];
          };
        };
      };
    };
  };
  handOverWork: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': {
          workItemId: components['schemas']['Uuid'];
          userId: components['schemas']['Uuid'];
          wholeCheck?: boolean;
          /** @description Words for the colleague; they stand at the work */
          note?: string;
        };
      };
    };
    responses: {
      /** @description The answer */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': {
            handed: number;
          };
        };
      };
    };
  };
  decidePaperConsent: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': {
          workItemId: components['schemas']['Uuid'];
          accept: boolean;
          /** @description Why the form is refused: needed then, and read by the enterprise */
          note?: string;
        };
      };
    };
    responses: {
      /** @description The answer */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Done'];
        };
      };
    };
  };
}
