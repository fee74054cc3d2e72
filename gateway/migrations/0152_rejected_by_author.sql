-- Who wrote a version and rejects its dispute because nobody else can: as it was when they did, whoever serves the customer later.
alter table report_review add column by_author boolean not null default false;
