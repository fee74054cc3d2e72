/** The numbers of refusals, each a constant of its own, so that a screen loads only those it compares with. Read as `CODE.…`. */
export const SESSION_INVALID = -5;
export const SESSION_BARRED = -6;
export const SESSION_NEEDS_PHONE = -12;
export const UNREADABLE = 400;
export const NOT_AUTHENTICATED = 401;
export const NO_PERMISSION = 403;
export const NOT_FOUND = 404;
export const TOO_SLOW = 408;
export const TOO_LARGE = 413;
export const CONTENT_TYPE_NOT_TAKEN = 415;
export const TOO_MANY_AT_ONCE = 429;
export const HEADERS_TOO_LARGE = 431;
export const FIELDS_WRONG = 1000;
export const WRONG_PASSWORD = 1001;
export const PASSWORD_LOCKED = 1002;
export const ACCOUNT_DISABLED = 1003;
/** A wrong code; a phone that nobody has gets the same answer. */
export const WRONG_CODE = 1004;
export const CODE_TOO_SOON = 1005;
export const SMS_DAY_FULL = 1006;
/** Too many calls of one network, of one webhook, or in all: a caller who waits gets through. */
export const TOO_MANY_REQUESTS = 1007;
export const PHONE_REGISTERED = 1008;
export const PHONE_IN_USE = 1009;
export const QR_CODE_EXPIRED = 1010;
export const CANNOT_SWITCH = 1011;
export const FILE_MISSING = 1012;
export const FILE_TOO_LARGE = 1013;
export const FILE_TYPE_NOT_ALLOWED = 1014;
export const UNKNOWN_USER = 1015;
export const UNDER_REVIEW = 1016;
export const ALREADY_VERIFIED = 1017;
export const WECHAT_BOUND = 1018;
export const NOT_ONESELF = 1019;
export const LAST_OWNER = 1020;
export const PACKAGE_UNAVAILABLE = 2001;
export const NOT_IN_PACKAGE = 2002;
/** The same Idempotency-Key was sent with another request. */
export const KEY_REUSED = 2003;
export const NO_SUCH_MOVE = 2004;
export const ENTERPRISE_NOT_VERIFIED = 2005;
export const REASON_MISSING = 2006;
export const CHECKED_BEFORE = 2007;
export const PRICE_CHANGED = 2008;
export const CONSENT_FORM_MISSING = 2009;
export const INVITATION_CLOSED = 2010;
export const REMINDED_LATELY = 2011;
export const REVEAL_LIMIT = 2012;
export const EXPORT_TOO_LARGE = 2013;
export const VIEW_NAME_TAKEN = 2014;
export const TOO_MANY_VIEWS = 2015;
export const CONTRACT_NOT_SIGNED = 2016;
export const RESENT_LATELY = 2020;
/** The draft of a package says what its newest version says. */
export const PACKAGE_UNCHANGED = 2031;
export const TOO_MANY_PACKAGES = 2032;
export const APPROVAL_CLOSED = 2040;
export const APPROVAL_OWN = 2041;
export const APPROVAL_ABOVE = 2042;
/** The account closes: nothing is changed in it any more, and no API key opens it. */
export const ACCOUNT_CLOSING = 2043;
/** Something is open that has to be settled before an account closes. */
export const CLOSING_MATTERS_OPEN = 2044;
/** There is no closing that could be taken back: there is none, or the erasure has begun. */
export const CLOSING_ENDED = 2045;
/** Of several records, one that somebody else is in charge of: a recruiter gives away their own alone. */
export const NOT_IN_CHARGE = 2046;
/** The person chosen is in charge of it already. */
export const IN_CHARGE_ALREADY = 2047;
/** The record has changed hands since it was given. */
export const CHANGED_HANDS = 2048;
/** Taken back already, under way, too long ago, or nobody's of this person: one answer for all of them. */
export const ASSIGNMENT_ENDED = 2049;
/** Of several records taken back, one whose former person in charge can look after records no more. */
export const FORMER_OWNER_GONE = 2050;
/** The person chosen cannot be put in charge any more: they went, or order nothing, since the act began. */
export const ASSIGNEE_GONE = 2051;
/** The last message to the candidate came back: nobody has that number. */
export const NO_SUCH_NUMBER = 2052;
/** Who wrote a report does not answer alone that it stays, where a colleague can. */
export const AUTHOR_CANNOT_REJECT = 2053;
/** Consent was withdrawn while the item was worked again: its published finding stands, and is worked no more. */
export const STANDS_AS_PUBLISHED = 2058;
/** Another page of the same candidate saved this section of the form since it was read. */
export const SAVED_ELSEWHERE = 2059;
/** Wrong, expired or withdrawn: one answer for all of them. */
export const LINK_CLOSED = 2101;
export const CONSENT_TEXT_CHANGED = 2102;
export const ANSWERS_INCOMPLETE = 2103;
export const ALREADY_SUBMITTED = 2104;
export const NO_CONSENT = 2105;
export const NOT_SIGNED = 2106;
export const OTHER_NAME_SIGNED = 2107;
/** A link that was valid once: its words name the person to ask. */
export const LINK_ENDED = 2108;
export const TOO_MANY_FILES = 2109;
export const SAVED_BY_ANOTHER = 2201;
export const EDITOR_CANNOT_APPROVE = 2202;
export const ITEMS_NOT_DONE = 2203;
export const FINDING_INCOMPLETE = 2204;
export const WORKED_BY_ANOTHER = 2205;
export const REPORT_NOT_PUBLISHED = 2206;
export const REPORT_DISPUTED = 2207;
export const ITEMS_NOT_OPENED = 2208;
export const PUBLISHER_CANNOT_REJECT = 2209;
export const FINDINGS_CHANGED = 2210;
export const REPORT_FORMAT_UNKNOWN = 2211;
/** Somebody else changed the kind of check since it was read. */
export const CATALOGUE_CHANGED = 2510;
/** One change of a kind of check waits for its day at a time. */
export const CATALOGUE_PLANNED = 2511;
export const CATALOGUE_UNCHANGED = 2512;
/** What is in force has been ordered by: it is changed again, not withdrawn. */
export const CATALOGUE_IN_FORCE = 2513;
/** Somebody else set this enterprise's price since it was read. */
export const OWN_PRICE_CHANGED = 2514;
/** One price of an enterprise and package waits for its day at a time. */
export const OWN_PRICE_PLANNED = 2515;
export const OWN_PRICE_UNCHANGED = 2516;
export const OWN_PRICE_IN_FORCE = 2517;
/** Nobody sets what their own enterprise pays. */
export const OWN_PRICE_OWN_SIDE = 2518;
/** Somebody else changed the standard package since it was read. */
export const STANDARD_CHANGED = 2519;
/** One change of a standard package waits for its day at a time. */
export const STANDARD_PLANNED = 2520;
export const STANDARD_UNCHANGED = 2521;
export const STANDARD_IN_FORCE = 2522;
/** Somebody else changed this year of the calendar since it was read. */
export const CALENDAR_CHANGED = 2523;
export const CALENDAR_UNCHANGED = 2524;
/** Somebody else changed the public settings since they were read. */
export const SPHERE_CHANGED = 2525;
/** One change of the public settings waits for its day at a time. */
export const SPHERE_PLANNED = 2526;
export const SPHERE_UNCHANGED = 2527;
export const SPHERE_IN_FORCE = 2528;
export const TOO_MANY_FORMS = 2601;
/** The form for applicants takes none: its link was closed, or its last day is over. */
export const FORM_CLOSED = 2602;
/** Another version of the form than the applicant was shown. */
export const FORM_CHANGED = 2603;
/** The link of the form has no place left for who has not begun. */
export const FORM_FULL = 2604;
export const TOO_MANY_TAGS = 2605;
/** What was sent is corrected no more: a check was begun from it. */
export const CHECK_BEGUN = 2606;
export const TOO_MANY_CORRECTIONS = 2607;
/** Somebody else handed in another version of the text since it was read. */
export const TEXT_OVERTAKEN = 2608;
/** One version of a text waits for its sign-off at a time. */
export const TEXT_WAITS = 2609;
/** One version of a text waits for its day at a time. */
export const TEXT_PLANNED = 2610;
export const TEXT_UNCHANGED = 2611;
/** It was signed off or sent back already. */
export const TEXT_DECIDED = 2612;
/** Who wrote a version does not sign it off. */
export const TEXT_OWN_WORDS = 2613;
export const TEXT_IN_FORCE = 2614;
/** What has to be signed anew is announced first. */
export const TEXT_TOO_SOON = 2615;
/** Another change of the bank account was asked for since it was read, or waits. */
export const BANK_OVERTAKEN = 2616;
/** The change of the bank account was signed off or refused already, or is in force. */
export const BANK_DECIDED = 2617;
/** Who asks for another bank account does not sign it off. */
export const BANK_OWN_CHANGE = 2618;
/** The limit was changed since it was read, its change is planned, or in force already. */
export const LIMIT_OVERTAKEN = 2619;
/** The form is by invitation, and the proven phone is not on its list. */
export const NOT_INVITED = 2620;
export const TOO_MANY_INVITEES = 2621;
/** A task of a kind of which an account has one at once is open. */
export const TASK_OPEN_ALREADY = 2622;
/** Who paid a payout does not take it as the second. */
export const PAYOUT_OWN_HALF = 2623;
export const TOO_MANY_TASKS = 2701;
/** More rows than an export makes while the caller waits: it has to be started as a task. */
export const EXPORT_IN_BACKGROUND = 2702;
export const TASK_FAILED = 2703;
/** More records than one deed may concern. */
export const BULK_TOO_LARGE = 2704;
export const TASK_RIGHTS_NARROWED = 2705;
/** The tab shows another main account than the session is in. */
export const WRONG_MAIN_ACCOUNT = 2801;
export const WRONG_PRESENT_PASSWORD = 2802;
export const INVITED_LATELY = 2803;
export const MEMBER_SIGNED_IN_ALREADY = 2804;
export const OVER_BUDGET = 2805;
export const DEPARTMENT_IN_USE = 2806;
export const DEPARTMENT_NAME_TAKEN = 2807;
export const OWN_ENTERPRISE = 2811;
export const CONTRACT_TEXT_CHANGED = 2812;
export const SIGNER_NOT_VERIFIED = 2813;
export const CONTRACT_SIGNED_ALREADY = 2814;
/** What an operator decides was taken back by the enterprise. */
export const CHANGE_WITHDRAWN = 2815;
/** Decided while somebody withdrew it. */
export const CHANGE_DECIDED = 2816;
export const CHANGE_OF_ANOTHER = 2817;
/** Another enterprise was verified with the same name or code since the operator looked. */
export const SAME_AS_ANOTHER = 2818;
/** One request for a person at a time. */
export const LOST_PHONE_ASKED = 2821;
/** The request for a new phone was decided, withdrawn, or ended by itself. */
export const LOST_PHONE_CLOSED = 2822;
/** What the request rests on has changed since. */
export const LOST_PHONE_UNFIT = 2823;
export const LOST_PHONE_OWN = 2824;
export const DATA_ERASED = 2831;
export const ORDER_ERASED_ALREADY = 2832;
export const SMS_ACCOUNT_LIMIT = 2841;
export const STORAGE_FULL = 2850;
export const STORAGE_FULL_BEFORE_CERTIFICATION = 2851;
/** More payments by scanning are under way than an account may have. */
export const TOO_MANY_PAYMENTS = 2460;
export const PAYMENT_SILENT = 2461;
/** Nobody takes money by scanning here, or not any more for this payment. */
export const SCANNING_OFF = 2462;
/** What does not fit a payment was settled by somebody already. */
export const PAYMENT_SETTLED = 2463;
/** What does not fit a payment is said to be booked, or taken back, and the ledger does not say so. */
export const PAYMENT_NOT_BOOKED = 2464;
export const PAYMENT_NOT_TAKEN_BACK = 2465;
/** The provider cannot be asked to give a recharge back. */
export const REFUND_NOT_POSSIBLE = 2625;
/** What the provider may still give back is not said to be given back otherwise. */
export const REFUND_UNDER_WAY = 2626;
/** More recharges wait than an account may have waiting. */
export const TOO_MANY_RECHARGES = 2860;
/** The recharge was confirmed, rejected or withdrawn. */
export const RECHARGE_CLOSED = 2861;
export const RECHARGE_OWN = 2862;
/** The first of two operators is not the second, too. */
export const RECHARGE_SECOND_PERSON = 2863;
/** Of two operators the second says another amount. */
export const RECHARGE_DIFFERS = 2864;
/** The second of two operators reads another reference on the bank statement. */
export const RECHARGE_REFERENCE_DIFFERS = 2624;
export const BANK_REFERENCE_BOOKED = 2865;
/** Another request, open or answered with an invoice, covers a month of this one. */
export const STATEMENT_INVOICED = 2440;
/** The request for an invoice was issued, rejected or withdrawn. */
export const INVOICE_CLOSED = 2441;
export const INVOICE_OWN = 2442;
export const INVOICE_NUMBER_USED = 2443;
/** Another invoice stands in place of the one to be replaced. */
export const INVOICE_REPLACED = 2444;
/** Somebody asked for this recharge to be taken back, or it is. */
export const REVERSAL_ASKED = 2445;
export const REVERSAL_NOT_COVERED = 2446;
export const REVERSAL_CLOSED = 2447;
/** Who asked is not the second of two, too. */
export const SECOND_PERSON_NEEDED = 2448;
/** A change of the limit waits for another operator. */
export const LIMIT_CHANGE_WAITS = 2449;
export const LIMIT_CHANGE_CLOSED = 2466;
/** A request to give something of this charge back waits for another operator. */
export const CORRECTION_WAITS = 2054;
export const CORRECTION_TOO_MUCH = 2055;
export const CORRECTION_OWN = 2056;
/** One payout of an enterprise waits at a time. */
export const PAYOUT_WAITS = 2450;
export const PAYOUT_NOT_COVERED = 2451;
export const PAYOUT_CLOSED = 2452;
export const PAYOUT_OWN = 2453;
export const PAYOUT_REFERENCE_USED = 2454;
/** The reference to be confirmed is not the one that was entered last. */
export const PAYOUT_DIFFERS = 2455;
/** The dictionary was changed since it was read, its change is planned, or in force already. */
export const DICT_OVERTAKEN = 2456;
/** What somebody who goes may approve, or the API keys they answer for, is not what was read. */
export const HOLDINGS_CHANGED = 2457;
export const BATCH_CLOSED = 2301;
/** The batch has another revision than the one that was read. */
export const BATCH_OVERTAKEN = 2302;
export const LIST_UNREADABLE = 2303;
export const NOTHING_TO_MEND = 2304;
export const NOTHING_TO_ORDER = 2305;
/** Rows or price are not those that were confirmed. */
export const BATCH_DIFFERS = 2306;
/** A view is shared that holds what somebody typed, a phone or an ID number. */
export const VIEW_NAMES_PEOPLE = 2307;
export const TOO_MANY_SHARED_VIEWS = 2308;
/** Whoever reaches their department alone orders at the cost of no other. */
export const DEPARTMENT_OF_OTHERS = 2309;
export const TOO_MANY_API_KEYS = 2900;
export const API_KEY_INVALID = 2901;
export const NO_SCOPE = 2902;
export const API_KEY_RATE = 2903;
export const API_KEY_IN_ADDRESS = 2904;
export const API_KEY_NAME_TAKEN = 2905;
/** The API key has a successor: there is one for each key. */
export const API_KEY_REPLACED = 2906;
/** The API key is revoked or over: nothing is left to go on beside a successor. */
export const API_KEY_ENDED = 2907;
export const TOO_MANY_WEBHOOKS = 2930;
export const WEBHOOK_DISABLED = 2931;
