-- Whoever signs by another name than the order has is asked once; that they confirmed it is part of the proof. Set with the
-- consent and never changed: the candidate's name may be erased before the proof is.
alter table consent add column name_differs boolean not null default false;
alter table consent add check (not name_differs or kind = 'electronic');
