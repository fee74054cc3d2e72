-- Who handed a piece of work to whoever has it, and their words for it; encrypted, because they may tell about a person. Only the
-- last time counts: what was said when it was handed on before is over.
alter table work_item add column handed_by uuid, add column handed_note_enc bytea;
