-- Since when somebody is in charge of a record that was given to them; null for who ordered it, since then, and for what was given before
-- this release. A handover gives what there was at its moment (decision 69).
alter table checks add column owner_since timestamptz;
