-- One signed form is the consent of one person: an order looks for other checks that name the same file, or the same bytes
-- uploaded again.
create index file_object_by_digest on file_object (main_id, sha256);
create index checks_by_paper on checks (main_id, paper_file_id) where paper_file_id is not null;
create index consent_by_paper on consent (main_id, text_hash) where kind = 'paper';
