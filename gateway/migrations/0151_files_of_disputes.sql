-- What is to prove a dispute. What a candidate uploads for one is shown to analysts and to the candidate, never to the enterprise.
alter table report_review add column file_ids uuid[] not null default '{}';
alter table candidate_file add column for_dispute boolean not null default false;
