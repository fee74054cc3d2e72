-- When a new person answered the question for name and password, or put it off: it is asked once, whatever browser they come with.
alter table users add column welcomed_at timestamptz;
