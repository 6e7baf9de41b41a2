"""Figures for Prometheus."""

from __future__ import annotations

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram

FAST = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5)
SLOW = (0.01, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 5.0, 10.0, 30.0)


class Metrics:
    """One set for each server, so that tests can run several."""

    def __init__(self) -> None:
        self.registry = CollectorRegistry()
        of = self.registry
        self.requests = Counter(
            "patolli_requests", "Answered requests", ["route", "method", "status"], registry=of
        )
        self.request_seconds = Histogram(
            "patolli_request_seconds", "Time to answer", buckets=FAST, registry=of
        )
        self.moves = Counter("patolli_moves", "Accepted phrases", ["game"], registry=of)
        self.move_seconds = Histogram(
            "patolli_move_seconds", "From a phrase received to a phrase on disk", buckets=FAST, registry=of
        )
        self.refusals = Counter("patolli_refusals", "Refused messages and requests", ["error"], registry=of)
        self.tables = Counter("patolli_tables", "Tables opened", ["game"], registry=of)
        self.sockets = Gauge("patolli_sockets", "Open WebSockets", registry=of)
        self.hears = Gauge("patolli_hears", "Does it hear what other processes do?", registry=of)
        self.rooms = Gauge("patolli_tables_in_memory", "Tables in memory", registry=of)
        self.jobs = Gauge("patolli_jobs_waiting", "Jobs that wait", ["lane"], registry=of)
        self.job_age = Gauge(
            "patolli_job_oldest_seconds", "How long the oldest waiting job has waited", ["lane"], registry=of
        )
        self.job_failures = Counter("patolli_job_failures", "Jobs that failed", ["kind"], registry=of)
        self.thinking = Histogram(
            "patolli_bot_seconds", "Time a bot took", ["level"], buckets=SLOW, registry=of
        )
