-- What awaits consent is promised for no day yet. PostgreSQL took the two for independent and expected a tenth of the rows there
-- are, read them all and sorted them, for each account of a page of staff (64 times a read by key at a million checks).
create statistics checks_status_and_promise (mcv)
  on status, (case when promised_at is null then 'infinity'::date else promised_at end) from checks;
analyze checks;
