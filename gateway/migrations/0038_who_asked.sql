-- Whoever reads a question or an answer reads who wrote it: staff ask, the enterprise's people (or staff for them) answer;
-- what a candidate answered has no author but the candidate.
alter table check_item add column asked_by uuid, add column asked_at timestamptz;
alter table item_answer add column asked_by uuid, add column asked_at timestamptz, add column author_id uuid,
  add column author_kind text check (author_kind in ('enterprise', 'staff'));
