-- An emptied draft stays as a row without content: its number tells a save that was begun before the emptying, which is dropped.
alter table order_draft alter column content_enc drop not null;
alter table order_draft add column generation int not null default 0;
