-- Browsers a person signed in with before this moment count as not seen: one of them may be on the phone that was lost. The history
-- of sign-ins stays.
alter table users add column browsers_forgotten_at timestamptz;
