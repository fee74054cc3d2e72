-- What operators decide about single fields of the entries that an item compares: required, or not asked at all. By the name of the field;
-- one that is not named is asked as the catalogue of fields says (contract/rules/fields). Functions that read these tables are brought up
-- to date with this version.
alter table catalogue_item add column field_rules jsonb not null default '{}' check (jsonb_typeof(field_rules) = 'object');
alter table catalogue_change add column field_rules jsonb not null default '{}' check (jsonb_typeof(field_rules) = 'object');
